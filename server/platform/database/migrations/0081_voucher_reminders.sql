-- The holder of a voucher was told that its end is near, once.
ALTER TABLE order_product ADD COLUMN voucher_reminded_at timestamptz;
