-- Charges of memberships are compared with the provider's books daily, like payments of bookings: those that changed since the last time.
CREATE INDEX charge_changed ON subscription_charge ((coalesce(cancelled_at, paid_at, created_at)), charge_id)
	WHERE status IN ('complete', 'cancel', 'fail') AND stray_state IS DISTINCT FROM 'waiting';
