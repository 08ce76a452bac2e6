-- Answers of calls that carried an Idempotency-Key. member_id 0: a caller without an account (lms link).
-- http_status NULL: the first call is still running, its lease says until when.
CREATE TABLE idempotency (
	member_id int NOT NULL,
	key text NOT NULL,
	operation text NOT NULL,
	request_hash text NOT NULL,
	http_status int2,
	answer jsonb,
	lease_until timestamptz,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (member_id, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);

-- Written in the transaction of the change it tells about; delivered at least once, so consumers are idempotent by id.
CREATE TABLE outbox (
	outbox_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	topic text NOT NULL,
	key text NOT NULL,
	payload jsonb NOT NULL,
	run_at timestamptz NOT NULL DEFAULT now(),
	attempts int2 NOT NULL DEFAULT 0,
	last_error text,
	created_at timestamptz NOT NULL DEFAULT now(),
	done_at timestamptz
);
CREATE INDEX outbox_todo ON outbox (run_at, outbox_id) WHERE done_at IS NULL;

-- E-mails and text messages of an installation without a sender; shown on the development inbox.
CREATE TABLE dev_inbox (
	message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS', 'LMS')),
	dest text NOT NULL,
	subject text,
	body text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX dev_inbox_dest ON dev_inbox (dest, message_id DESC);

-- A dated job runs once a slot ('stay-ended', '2026-11-21') however many processes try.
CREATE TABLE job_run (
	job text NOT NULL,
	slot text NOT NULL,
	started_at timestamptz NOT NULL DEFAULT now(),
	finished_at timestamptz,
	result jsonb,
	PRIMARY KEY (job, slot)
);

-- Who did what through the operator's commands.
CREATE TABLE operator_action (
	action_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	operator text NOT NULL,
	command text NOT NULL,
	arguments jsonb NOT NULL DEFAULT '{}',
	created_at timestamptz NOT NULL DEFAULT now()
);

-- Memory of the simulated payment provider: it must outlive a restart as a real one does.
CREATE TABLE gateway_sandbox (
	kind text NOT NULL,
	key text NOT NULL,
	body jsonb NOT NULL,
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (kind, key)
);
