-- What the law wants kept of members who have left (DEC-196): sealed with a key of its own, read by an operator's command that is written
-- down, destroyed on its day. The marks are keyed hashes of the e-mail and the order number, so that a record is found without being opened.
CREATE TABLE person_archive (
	person_archive_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	email_mark text NOT NULL,
	order_mark text,
	kind text NOT NULL CHECK (kind IN ('contract', 'payment', 'complaint', 'access')),
	sealed text NOT NULL,
	archived_at timestamptz NOT NULL,
	destroy_on date NOT NULL
);
CREATE INDEX person_archive_due ON person_archive (destroy_on);
CREATE INDEX person_archive_email ON person_archive (email_mark);
CREATE INDEX person_archive_order ON person_archive (order_mark) WHERE order_mark IS NOT NULL;

-- What the daily destruction looks for.
CREATE INDEX order_pay_unpaid_person ON order_pay (created_at) WHERE stage = 'expired' AND guest_name <> '';
CREATE INDEX order_pay_placed_person ON order_pay (placed_at) WHERE stage = 'placed' AND guest_name <> '';
CREATE INDEX inquiry_answered ON inquiry (comment_at) WHERE comment_at IS NOT NULL;
CREATE INDEX inquiry_waiting ON inquiry (created_at) WHERE comment_at IS NULL;
CREATE INDEX session_seen ON session (last_seen_at);
CREATE INDEX login_history_age ON login_history (created_at);
CREATE INDEX payment_event_age ON payment_event (received_at);
CREATE INDEX payment_event_payment ON payment_event (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX operator_action_age ON operator_action (created_at);
CREATE INDEX job_run_age ON job_run (started_at) WHERE finished_at IS NOT NULL;
CREATE INDEX gateway_sandbox_age ON gateway_sandbox (updated_at);
