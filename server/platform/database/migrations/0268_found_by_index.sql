-- A member who leaves takes along the mails that told stays of their bookings.
ALTER TABLE dev_inbox ADD COLUMN order_pay_id bigint;
CREATE INDEX dev_inbox_order ON dev_inbox (order_pay_id) WHERE order_pay_id IS NOT NULL;
-- Operators look for refused refunds of money taken by mistake.
CREATE INDEX charge_stray_refused ON subscription_charge (charge_id) WHERE stray_state = 'refused';
