import type { Queryable } from "#server/platform/database/Database.ts";

interface NamedPlace {
	readonly cityId: number;
	readonly area: number;
	readonly subArea: number;
}

/** Returns a city by its code, or one of its areas or sub-areas by name; null when there is none. */
export async function placeNamed(
	db: Queryable,
	cityCode: string,
	areaName: string | null,
): Promise<NamedPlace | null> {
	const { rows } = await db.query<NamedPlace>(
		areaName === null
			? `SELECT city_id AS "cityId", 0 AS area, 0 AS "subArea" FROM city WHERE city_code = $1 AND $2::text IS NULL`
			: `SELECT city_id AS "cityId", area, sub_area AS "subArea" FROM area JOIN city USING (city_id)
				WHERE city_code = $1 AND area.name = $2 ORDER BY sub_area LIMIT 1`,
		[cityCode, areaName],
	);
	return rows[0] ?? null;
}

interface ListedCity {
	readonly code: string;
	readonly name: string;
	readonly nation: string;
	readonly areas: readonly string[];
}

/** Returns all cities by nation, each with the names of its areas and sub-areas. */
export async function listCities(db: Queryable): Promise<readonly ListedCity[]> {
	const { rows } = await db.query<ListedCity>(
		`SELECT c.city_code AS code, c.name, n.name AS nation,
			coalesce((SELECT array_agg(a.name ORDER BY a.area, a.sub_area) FROM area a WHERE a.city_id = c.city_id), '{}') AS areas
		FROM city c JOIN nation n USING (nation_code) ORDER BY n.nation_code <> 'KR', n.name, c.sort, c.city_id`,
	);
	return rows;
}
