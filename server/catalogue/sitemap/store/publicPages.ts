import type { Queryable } from "#server/platform/database/Database.ts";

/** The highest number of a stay; 0 when there is none. */
export async function lastStay(db: Queryable): Promise<number> {
	const { rows } = await db.query<{ last: number | null }>("SELECT max(property_id) AS last FROM property");
	return rows[0]?.last ?? 0;
}

/** Open stays whose number lies after `after` and up to `upTo`, by number. */
export async function openStays(db: Queryable, after: number, upTo: number): Promise<readonly number[]> {
	const { rows } = await db.query<{ id: number }>(
		`SELECT property_id AS id FROM property
		WHERE property_id > $1 AND property_id <= $2 AND status = 'open' ORDER BY property_id`,
		[after, upTo],
	);
	return rows.map(({ id }) => id);
}

/** All themes, and the notices a visitor finds in the list first. */
export async function articles(
	db: Queryable,
): Promise<{ readonly themes: readonly number[]; readonly notices: readonly number[] }> {
	const themes = await db.query<{ id: number }>("SELECT theme_id AS id FROM theme ORDER BY sort LIMIT 500");
	const notices = await db.query<{ id: number }>(
		"SELECT notice_id AS id FROM notice WHERE published ORDER BY created_at DESC LIMIT 500",
	);
	return { themes: themes.rows.map(({ id }) => id), notices: notices.rows.map(({ id }) => id) };
}
