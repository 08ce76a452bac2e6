import type { Reads } from "#server/platform/database/Database.ts";

/** A city and its centre point. */
export interface CityPoint {
	readonly cityId: number;
	readonly cityCode: string;
	readonly nationCode: string;
	readonly name: string;
	readonly lat: number;
	readonly lng: number;
}

export async function loadCityPoints(reads: Reads): Promise<CityPoint[]> {
	const { rows } = await reads.query<CityPoint>({
		name: "keywords.cities",
		text: `SELECT city_id AS "cityId", city_code AS "cityCode", nation_code AS "nationCode", name, lat, lng
			FROM city ORDER BY city_id`,
	});
	return rows;
}

/** A sight, station or other landmark near which travellers look for stays. */
export interface Sight {
	readonly cityCode: string;
	readonly nationCode: string;
	readonly name: string;
	readonly lat: number;
	readonly lng: number;
}

/** Maximum sights loaded; more than any traveller knows by name. */
const maxSights = 20_000;

export async function loadSights(reads: Reads): Promise<Sight[]> {
	const { rows } = await reads.query<Sight>(
		{
			name: "keywords.sights",
			text: `SELECT c.city_code AS "cityCode", c.nation_code AS "nationCode", p.name, p.lat, p.lng
				FROM poi p JOIN city c USING (city_id) ORDER BY p.poi_id LIMIT $1::int`,
		},
		[maxSights],
	);
	return rows;
}

/** Returns the stays with a room whose name or view contains the word. */
export async function loadStaysWithRooms(reads: Reads, word: string): Promise<ReadonlySet<number>> {
	const { rows } = await reads.query<{ property_id: number }>(
		{
			name: "keywords.rooms",
			text: `SELECT DISTINCT property_id FROM room
				WHERE position($1::text IN name) > 0 OR position($1::text IN view) > 0`,
		},
		[word],
	);
	return new Set(rows.map(({ property_id: id }) => id));
}
