-- When a cancellation was asked for matters only while it waits. Nothing finds bookings by it.
UPDATE order_product SET cancel_requested_at = NULL WHERE status IN ('cancel_wait', 'cancel') AND cancel_requested_at IS NOT NULL;
DROP INDEX order_product_cancelling;
