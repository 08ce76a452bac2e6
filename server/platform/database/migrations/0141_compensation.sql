-- A coupon for a booking that its stay could not keep: one campaign an amount, one copy a refused room.
ALTER TABLE coupon_manager DROP CONSTRAINT coupon_manager_type_check;
ALTER TABLE coupon_manager ADD CONSTRAINT coupon_manager_type_check
	CHECK (type IN ('NORMAL', 'CORPORATION', 'LIVE', 'PACK', 'SORRY'));
CREATE UNIQUE INDEX coupon_manager_sorry ON coupon_manager (discount) WHERE type = 'SORRY';

ALTER TABLE user_coupon ADD COLUMN refused_product_id bigint REFERENCES order_product;
CREATE UNIQUE INDEX user_coupon_refused ON user_coupon (refused_product_id) WHERE refused_product_id IS NOT NULL;
