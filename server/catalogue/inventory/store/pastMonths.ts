import type { Queryable } from "#server/platform/database/Database.ts";

const job = "past-months";
/** Stays processed per transaction: a few thousand rows, a few hundredths of a second. */
const staysAtOnce = 500;

/** Returns how far the months before `ym` have been deleted: the ID of the last stay done (0 at the start), or `true` when all are done. */
export async function deletedUpTo(db: Queryable, ym: number): Promise<number | true> {
	const { rows } = await db.query<{ isDone: boolean; stay: number }>(
		`SELECT finished_at IS NOT NULL AS "isDone", (result->>'stay')::int AS stay FROM job_run WHERE job = $1 AND slot = $2`,
		[job, String(ym)],
	);
	return rows[0]?.isDone || (rows[0]?.stay ?? 0);
}

/** Returns the last stay ID of the next batch after `after`; null when no stays are left. */
export async function lastOfNext(db: Queryable, after: number): Promise<number | null> {
	const { rows } = await db.query<{ last: number | null }>(
		`SELECT max(property_id) AS last FROM
			(SELECT property_id FROM property WHERE property_id > $1 ORDER BY property_id LIMIT ${staysAtOnce}) AS next`,
		[after],
	);
	return rows[0]?.last ?? null;
}

/**
 * Deletes nights in months before `ym` for the stays after `after` up to and including `last`. It walks the primary key stay by stay, so no
 * other rows are read.
 */
export async function dropMonths(tx: Queryable, ym: number, after: number, last: number): Promise<void> {
	const stays = "(SELECT property_id FROM property WHERE property_id > $2 AND property_id <= $3) s";
	const values = [ym, after, last];
	for (const table of ["room_month", "rate_month"])
		await tx.query(
			`DELETE FROM ${table} m USING ${stays} WHERE m.property_id = s.property_id AND m.ym < $1`,
			values,
		);
	await tx.query(
		`DELETE FROM stopped_night n USING ${stays} JOIN rateplan p USING (property_id)
		WHERE n.rateplan_id = p.rateplan_id AND n.night < to_date($1::text, 'YYYYMM')`,
		values,
	);
}

/** Saves the progress of the deletion; `true` means complete. */
export async function saveProgress(tx: Queryable, ym: number, upTo: number | true, at: Date): Promise<void> {
	await tx.query(
		`INSERT INTO job_run (job, slot, started_at, finished_at, result)
		VALUES ($1, $2, $3, CASE WHEN $4 THEN $3::timestamptz END, jsonb_build_object('stay', $5::int))
		ON CONFLICT (job, slot) DO UPDATE SET finished_at = excluded.finished_at, result = excluded.result`,
		[job, String(ym), at, upTo === true, upTo === true ? null : upTo],
	);
}
