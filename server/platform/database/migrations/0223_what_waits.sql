-- An operator sees what has waited longest, however much waits.
CREATE INDEX order_product_waiting ON order_product (coalesce(status_at, created_at), order_product_id)
	WHERE status IN ('pending', 'confirm_wait', 'cancel_request') AND check_in IS NOT NULL;
