import type { Reads } from "#server/platform/database/Database.ts";

/** Returns the highest stay ID; 0 when there are no stays. */
export async function lastStay(reads: Reads): Promise<number> {
	const { rows } = await reads.query<{ last: number | null }>(
		"SELECT max(property_id) AS last FROM property",
	);
	return rows[0]?.last ?? 0;
}

/** Returns the open stays with IDs above `after` and up to `upTo`, ordered by ID. */
export async function openStays(reads: Reads, after: number, upTo: number): Promise<readonly number[]> {
	const { rows } = await reads.query<{ id: number }>(
		`SELECT property_id AS id FROM property
		WHERE property_id > $1 AND property_id <= $2 AND status = 'open' ORDER BY property_id`,
		[after, upTo],
	);
	return rows.map(({ id }) => id);
}

/** Returns the themes and the newest published notices, at most 500 each. */
export async function articles(
	reads: Reads,
): Promise<{ readonly themes: readonly number[]; readonly notices: readonly number[] }> {
	const themes = await reads.query<{ id: number }>(
		"SELECT theme_id AS id FROM theme WHERE published ORDER BY sort LIMIT 500",
	);
	const notices = await reads.query<{ id: number }>(
		"SELECT notice_id AS id FROM notice WHERE published ORDER BY created_at DESC LIMIT 500",
	);
	return { themes: themes.rows.map(({ id }) => id), notices: notices.rows.map(({ id }) => id) };
}
