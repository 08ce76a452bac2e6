-- The server's own work: who does which job until when. Whoever dies lets a lease run out, and another takes the job over.
CREATE TABLE job_lease (
	name text PRIMARY KEY,
	every_seconds int NOT NULL CHECK (every_seconds > 0),
	run_at timestamptz NOT NULL DEFAULT now(),
	holder uuid,
	lease_until timestamptz,
	started_at timestamptz,
	succeeded_at timestamptz,
	last_error text,
	created_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((holder IS NULL) = (lease_until IS NULL))
);

-- The queue that did this before.
DROP SCHEMA IF EXISTS jobs CASCADE;
