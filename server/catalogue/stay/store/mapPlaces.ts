import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { Reads } from "#server/platform/database/Database.ts";

interface NamedPoint {
	readonly name: string;
	readonly lat: number;
	readonly lng: number;
}

/** Categories found in every neighbourhood: useful near a stay, but not on a city map. */
const everyday = ["카페", "음식점", "편의점", "교통", "주차장", "약국", "병원", "은행", "마트"];
/** Categories of railway and metro stations. */
const stations = ["역", "기차역", "지하철역"];

/** Maximum sights on a map; more names do not fit into the window. */
const maxSights = 150;
const maxAreas = 200;

const edges = ({ south, north, west, east }: GeoBounds): number[] => [south, north, west, east];
const inside = (table: string): string =>
	`${table}.lat BETWEEN $1::float8 AND $2::float8 AND ${table}.lng BETWEEN $3::float8 AND $4::float8`;

export async function loadMapCities(reads: Reads, bounds: GeoBounds): Promise<NamedPoint[]> {
	const { rows } = await reads.query<NamedPoint>(
		{
			name: "map.cities",
			text: `SELECT c.name, c.lat, c.lng FROM city c WHERE ${inside("c")} ORDER BY c.sort, c.city_id`,
		},
		edges(bounds),
	);
	return rows;
}

export async function loadMapAreas(reads: Reads, bounds: GeoBounds): Promise<NamedPoint[]> {
	const { rows } = await reads.query<NamedPoint>(
		{
			name: "map.areas",
			text: `SELECT a.name, a.lat, a.lng FROM area a WHERE a.sub_area = 0 AND ${inside("a")}
				ORDER BY a.city_id, a.area LIMIT ${maxAreas}`,
		},
		edges(bounds),
	);
	return rows;
}

export async function loadMapSights(
	reads: Reads,
	bounds: GeoBounds,
): Promise<(NamedPoint & { readonly isStation: boolean })[]> {
	const { rows } = await reads.query<NamedPoint & { readonly isStation: boolean }>(
		{
			name: "map.sights",
			text: `SELECT p.name, p.lat, p.lng, p.category = ANY ($6::text[]) AS "isStation" FROM poi p
				WHERE ${inside("p")} AND p.category <> ALL ($5::text[]) ORDER BY p.poi_id LIMIT ${maxSights}`,
		},
		[...edges(bounds), everyday, stations],
	);
	return rows;
}
