-- A voucher that its stay confirmed without naming a day ends with its last day, like any other stay with its check-out.
CREATE INDEX order_product_ended ON order_product (coalesce(check_out, valid_until)) WHERE status = 'confirm';
DROP INDEX order_product_stay_ended;
