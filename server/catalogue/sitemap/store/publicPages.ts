import type { Reads } from "#server/platform/database/Database.ts";

/** The highest number of a stay; 0 when there is none. */
export async function lastStay(reads: Reads): Promise<number> {
	const { rows } = await reads.query<{ last: number | null }>(
		"SELECT max(property_id) AS last FROM property",
	);
	return rows[0]?.last ?? 0;
}

/** Open stays whose number lies after `after` and up to `upTo`, by number. */
export async function openStays(reads: Reads, after: number, upTo: number): Promise<readonly number[]> {
	const { rows } = await reads.query<{ id: number }>(
		`SELECT property_id AS id FROM property
		WHERE property_id > $1 AND property_id <= $2 AND status = 'open' ORDER BY property_id`,
		[after, upTo],
	);
	return rows.map(({ id }) => id);
}

/** All themes, and the notices a visitor finds in the list first. */
export async function articles(
	reads: Reads,
): Promise<{ readonly themes: readonly number[]; readonly notices: readonly number[] }> {
	const themes = await reads.query<{ id: number }>(
		"SELECT theme_id AS id FROM theme ORDER BY sort LIMIT 500",
	);
	const notices = await reads.query<{ id: number }>(
		"SELECT notice_id AS id FROM notice WHERE published ORDER BY created_at DESC LIMIT 500",
	);
	return { themes: themes.rows.map(({ id }) => id), notices: notices.rows.map(({ id }) => id) };
}
