import type { Queryable } from "#server/platform/database/Database.ts";

/** Content shown in an order of its own, with the column of its title. */
export const orderedTables = {
	theme: { table: "theme", key: "theme_id", title: "title" },
	place: { table: "main_place", key: "place_id", title: "name" },
	tab: { table: "popular_tab", key: "tab_id", title: "title" },
} as const;
export type OrderedKind = keyof typeof orderedTables;

export const publishedTables = {
	notice: { table: "notice", key: "notice_id" },
	faq: { table: "faq", key: "faq_id" },
	banner: { table: "banner", key: "banner_id" },
	event: { table: "event", key: "event_id" },
	...orderedTables,
	tile: { table: "popular_area", key: "tile_id" },
	"advance-notice": { table: "advance_notice", key: "alarm_id" },
} as const;

/** The kinds of content operators can publish and withdraw. */
export type PublishedKind = keyof typeof publishedTables;

/** Adds an item and returns its ID. */
export async function addPublished(
	db: Queryable,
	kind: PublishedKind,
	row: Readonly<Record<string, unknown>>,
): Promise<number> {
	const { table, key } = publishedTables[kind];
	const values = Object.values(row);
	const { rows } = await db.query<{ id: number }>(
		`INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${values.map((_, index) => `$${index + 1}`).join(", ")})
		RETURNING ${key} AS id`,
		values,
	);
	return rows[0]?.id ?? 0;
}
