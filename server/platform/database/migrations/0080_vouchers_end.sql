-- How long a dateless voucher is good from the day of buying, and for which nights (DEC-192).
ALTER TABLE rateplan
	ADD COLUMN voucher_valid_days int2 NOT NULL DEFAULT 365 CHECK (voucher_valid_days BETWEEN 1 AND 1825),
	-- from Sunday to Thursday, and not on the eve of a holiday
	ADD COLUMN voucher_weekdays_only boolean NOT NULL DEFAULT false;

-- The last day to use a voucher on; it stays when a day has been fixed.
ALTER TABLE order_product ADD COLUMN valid_until date;
UPDATE order_product SET valid_until = (created_at AT TIME ZONE 'Asia/Seoul')::date + 365 WHERE check_in IS NULL;
CREATE INDEX order_product_voucher_end ON order_product (valid_until) WHERE status = 'pending' AND check_in IS NULL;
