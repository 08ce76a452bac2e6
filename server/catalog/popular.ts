import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { Schemas } from "./wire.ts";

/** [CALL-CONTENT-03, DEC-051, DEC-150] */
export async function listPopularTabs(db: Queryable): Promise<{ tabs: Schemas["NationTab"][] }> {
	const { rows } = await db.query<{ tab_id: number; title: string }>(
		"SELECT tab_id, title FROM popular_tab ORDER BY sort, tab_id LIMIT 20",
	);
	return { tabs: rows.map(({ tab_id, title }) => ({ idx: tab_id, title, categoryName: null })) };
}

interface AreaRow {
	readonly name: string;
	readonly area: number;
	readonly sub_area: number;
	readonly nation_code: string;
	readonly city_code: string;
	readonly image_key: string | null;
}

const areaAnswer = (row: AreaRow): Schemas["PopularArea"] => ({
	addressName: row.name,
	area: row.area,
	subArea: row.sub_area,
	nationCode: row.nation_code,
	cityCode: row.city_code,
	imgUrl: row.image_key,
});

async function requireTab(db: Queryable, tab: number): Promise<void> {
	const { rowCount } = await db.query("SELECT FROM popular_tab WHERE tab_id = $1::int", [tab]);
	if (rowCount === 0) throw new Refusal("notFound");
}

/**
 * The tiles of a tab. [CALL-CONTENT-03, ENT-03, DEC-150]
 * @throws Refusal notFound
 */
export async function listPopularLocations(
	db: Queryable,
	tab: number,
): Promise<{ locations: Schemas["PopularArea"][] }> {
	await requireTab(db, tab);
	const { rows } = await db.query<AreaRow>(
		`SELECT a.address_name AS name, a.area, a.sub_area, c.nation_code, c.city_code, a.image_key
		FROM popular_area a JOIN city c USING (city_id) WHERE a.tab_id = $1::int ORDER BY a.sort LIMIT 100`,
		[tab],
	);
	return { locations: rows.map(areaAnswer) };
}

/**
 * The parts of a tab's tiles with this area number: an area's sub areas; for 0, whole cities, their areas. [CALL-CONTENT-04, DEC-150]
 * @throws Refusal notFound when the tab has no such tile
 */
export async function listPopularSubLocations(
	db: Queryable,
	tab: number,
	area: number,
): Promise<{ subLocations: Schemas["PopularArea"][] }> {
	await requireTab(db, tab);
	const tiles = await db.query<{ city_id: number; image_key: string }>(
		"SELECT city_id, image_key FROM popular_area WHERE tab_id = $1::int AND area = $2::int ORDER BY sort",
		[tab, area],
	);
	if (tiles.rows.length === 0) throw new Refusal("notFound");
	const { rows } = await db.query<AreaRow>(
		`SELECT a.name, a.area, a.sub_area, c.nation_code, c.city_code, NULL AS image_key
		FROM area a JOIN city c USING (city_id)
		WHERE a.city_id = ANY ($1::int[]) AND CASE WHEN $2::int = 0 THEN a.sub_area = 0 ELSE a.area = $2::int AND a.sub_area > 0 END
		ORDER BY array_position($1::int[], a.city_id::int), a.area, a.sub_area LIMIT 100`,
		[tiles.rows.map((row) => row.city_id), area],
	);
	return { subLocations: rows.map(areaAnswer) };
}
