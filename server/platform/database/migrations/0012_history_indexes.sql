-- No list of a member, no job and no clean-up may read years of other people's rows (tests/server/platform/database/statementPlans.test.ts).
CREATE INDEX payment_order ON payment (order_pay_id);
CREATE INDEX payment_add_pay ON payment (order_add_pay_id) WHERE order_add_pay_id IS NOT NULL;
CREATE INDEX payment_updated ON payment (updated_at);
CREATE INDEX order_add_pay_product ON order_add_pay (order_product_id);
CREATE INDEX order_product_status ON order_product (status, order_product_id) WHERE status IS NOT NULL;
CREATE INDEX refund_attempt ON refund (attempt_id) WHERE attempt_id IS NOT NULL;
CREATE INDEX payment_attempt_refused ON payment_attempt (attempt_id) WHERE action = 'cancel' AND state = 'refused';
CREATE INDEX cancel_quote_unused ON cancel_quote (expires_at) WHERE used_at IS NULL;

CREATE INDEX notice_newest ON notice (created_at DESC, notice_id DESC) WHERE published;
CREATE INDEX review_member ON review (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX advance_notice_application_member ON advance_notice_application (member_id);

DROP INDEX session_member;
CREATE INDEX session_member ON session (member_id);
DROP INDEX billing_key_member;
CREATE INDEX billing_key_member ON billing_key (member_id);
CREATE INDEX subscription_member ON subscription_history (member_id, subscription_id DESC);
CREATE INDEX charge_due ON subscription_charge (next_check_at) WHERE status IN ('ready', 'cancelRequest') OR stray_state = 'waiting';
DROP INDEX charge_stray;
CREATE INDEX cert_member ON cert (member_id) WHERE member_id IS NOT NULL;

CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX outbox_recipient ON outbox ((payload->>'to')) WHERE payload->>'to' IS NOT NULL;
CREATE INDEX dev_inbox_age ON dev_inbox (created_at);
CREATE INDEX cert_age ON cert (created_at);
CREATE INDEX sms_day_age ON sms_day (day);
