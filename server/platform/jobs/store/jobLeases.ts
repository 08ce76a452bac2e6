import type { Queryable } from "#server/platform/database/Database.ts";

/**
 * Lease of a job in milliseconds. After a process dies, another has its jobs within fifteen seconds: the lease plus the time until the next
 * check.
 */
export const leaseMilliseconds = 12_000;

/**
 * Registers the jobs. On an embedded database no other process can be running, so leases held by a killed one are released at once. Jobs
 * that no version has registered for a day are deleted.
 */
export async function registerJobs(
	db: Queryable,
	jobs: readonly { readonly name: string; readonly everySeconds: number }[],
	isAlone: boolean,
): Promise<void> {
	await db.query(
		`INSERT INTO job_lease (name, every_seconds) SELECT * FROM unnest($1::text[], $2::int[])
		ON CONFLICT (name) DO UPDATE SET every_seconds = excluded.every_seconds`,
		[jobs.map(({ name }) => name), jobs.map(({ everySeconds }) => everySeconds)],
	);
	await db.query(
		"DELETE FROM job_lease WHERE name <> ALL ($1::text[]) AND greatest(run_at, lease_until, created_at) < now() - interval '1 day'",
		[jobs.map(({ name }) => name)],
	);
	if (isAlone) await db.query("UPDATE job_lease SET holder = NULL, lease_until = NULL");
}

export interface Taken {
	readonly names: readonly string[];
	/** Milliseconds until the next of these jobs is due or its lease expires; null when there is nothing to wait for. */
	readonly nextIn: number | null;
}

/** Leases the jobs that are due and not held by another process. */
export async function takeDueJobs(db: Queryable, names: readonly string[], holder: string): Promise<Taken> {
	const { rows } = await db.query<{ names: string[] | null; next_in: number | null }>(
		{
			name: "jobs.take",
			text: `
				WITH due AS (
					SELECT name FROM job_lease WHERE name = ANY ($1::text[]) AND greatest(run_at, lease_until) <= now()
					FOR UPDATE SKIP LOCKED
				), taken AS (
					UPDATE job_lease j SET holder = $2, lease_until = now() + $3 * interval '1 millisecond', started_at = now()
					FROM due WHERE j.name = due.name RETURNING j.name
				)
				SELECT (SELECT array_agg(name) FROM taken) AS names, (
					SELECT extract(epoch FROM min(greatest(run_at, lease_until)) - now())::float8 * 1000 FROM job_lease
					WHERE name = ANY ($1::text[]) AND greatest(run_at, lease_until) > now()
				) AS next_in`,
		},
		[names, holder, leaseMilliseconds],
	);
	return { names: rows[0]?.names ?? [], nextIn: rows[0]?.next_in ?? null };
}

/** Extends the leases of running jobs. */
export async function renewLeases(db: Queryable, names: readonly string[], holder: string): Promise<void> {
	await db.query(
		{
			name: "jobs.renew",
			text: "UPDATE job_lease SET lease_until = now() + $3 * interval '1 millisecond' WHERE name = ANY ($1::text[]) AND holder = $2",
		},
		[names, holder, leaseMilliseconds],
	);
}

/** Ends a run and schedules the next: one period after this one started, but at least one second from now. */
export async function finishJob(
	db: Queryable,
	name: string,
	holder: string,
	error: string | null,
): Promise<void> {
	await db.query(
		{
			name: "jobs.finish",
			text: `UPDATE job_lease SET holder = NULL, lease_until = NULL, last_error = $3,
				succeeded_at = CASE WHEN $3::text IS NULL THEN now() ELSE succeeded_at END,
				run_at = greatest(started_at + every_seconds * interval '1 second', now() + interval '1 second')
				WHERE name = $1 AND holder = $2`,
		},
		[name, holder, error],
	);
}

export interface JobAge {
	readonly name: string;
	/** Seconds since the job last succeeded or, if it never has, since it was registered. */
	readonly seconds: number;
	/** Whether the job has not succeeded for three periods. */
	readonly is_overdue: boolean;
	readonly last_error: string | null;
}

/** Seconds allowed beyond three periods, for the lease of a dead process or a busy moment. */
const graceSeconds = 15;

export async function jobAges(db: Queryable): Promise<readonly JobAge[]> {
	const { rows } = await db.query<JobAge>(
		{
			name: "jobs.ages",
			text: `SELECT name, last_error, seconds::float8 AS seconds, seconds > 3 * every_seconds + ${graceSeconds} AS is_overdue
				FROM (SELECT *, extract(epoch FROM now() - coalesce(succeeded_at, created_at)) AS seconds FROM job_lease) AS j ORDER BY name`,
		},
		[],
	);
	return rows;
}
