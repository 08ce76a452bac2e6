import type { Reads } from "#server/platform/database/Database.ts";
import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import type { Named } from "./Named.ts";

/** A nation, a city, or an area of a city, as a search condition names it. 0 = all. */
export interface Region extends Named {
	readonly nationCode: string;
	/** Empty for a whole nation. */
	readonly cityCode: string;
	/** 0 for a whole nation. */
	readonly cityId: number;
	readonly area: number;
	readonly subArea: number;
	readonly lat: number;
	readonly lng: number;
	/** The regions above, the nearest first, as printed under the name. */
	readonly above: string;
}

/** A stay as keyword results show it. */
export interface NamedStay extends Named {
	readonly nationCode: string;
	readonly cityCode: string;
	readonly cityId: number;
	readonly address: string;
}

interface RegionRow {
	readonly nation_code: string;
	readonly city_code: string;
	readonly city_id: number;
	readonly area: number;
	readonly sub_area: number;
	readonly name: string;
	readonly name_en: string;
	readonly above: string;
	readonly lat: number | null;
	readonly lng: number | null;
	readonly stays: number;
}

/** Every region, more popular the more stays it has. A region's number is its place in this list. */
export async function loadRegions(reads: Reads): Promise<Region[]> {
	const { rows } = await reads.query<RegionRow>(`
		WITH regions AS (
			SELECT n.nation_code, '' AS city_code, 0 AS city_id, 0 AS area, 0 AS sub_area, n.name, n.name_en, '' AS above, NULL::float8 AS lat, NULL::float8 AS lng
			FROM nation n
			UNION ALL
			SELECT c.nation_code, c.city_code, c.city_id, 0, 0, c.name, c.name_en, n.name, c.lat, c.lng
			FROM city c JOIN nation n USING (nation_code)
			UNION ALL
			SELECT c.nation_code, c.city_code, c.city_id, a.area, a.sub_area, a.name, '',
				concat_ws(', ', up.name, c.name, n.name), a.lat, a.lng
			FROM area a JOIN city c USING (city_id) JOIN nation n USING (nation_code)
			LEFT JOIN area up ON up.city_id = a.city_id AND up.area = a.area AND up.sub_area = 0 AND a.sub_area > 0
		)
		SELECT r.*, (
			SELECT coalesce(sum(s.stays), 0)::int FROM place_stays s JOIN city sc USING (city_id)
			WHERE sc.nation_code = r.nation_code AND (r.city_id = 0 OR s.city_id = r.city_id)
				AND (r.area = 0 OR s.area = r.area) AND (r.sub_area = 0 OR s.sub_area = r.sub_area)
		) AS stays
		FROM regions r ORDER BY nation_code, city_id, area, sub_area`);
	return rows.map((row, index) => ({
		id: index + 1,
		name: row.name,
		otherName: row.name_en,
		popularity: row.stays,
		nationCode: row.nation_code,
		cityCode: row.city_code,
		cityId: row.city_id,
		area: row.area,
		subArea: row.sub_area,
		lat: row.lat ?? 0,
		lng: row.lng ?? 0,
		above: row.above,
	}));
}

interface StayRow {
	readonly property_id: number;
	readonly name: string;
	readonly name_en: string;
	readonly rank: number;
	readonly address: string;
	readonly city_id: number;
	readonly city_code: string;
	readonly nation_code: string;
	readonly city_name: string;
	readonly status: "open" | "closed";
	readonly updated_at: Date;
	/** `updated_at` to the microsecond. */
	readonly touched: string;
}

/** So many rows at once. */
const page = 5_000;

const touchedStays = {
	name: "keywords.touchedStays",
	text: `
		SELECT p.property_id, p.name, p.name_en, p.rank, p.address, p.city_id, c.city_code, c.nation_code, c.name AS city_name,
			p.status, p.updated_at, p.updated_at::text AS touched
		FROM property p JOIN city c USING (city_id) WHERE (p.updated_at, p.property_id) > ($1::timestamptz, $2)
		ORDER BY p.updated_at, p.property_id LIMIT ${page}`,
};

/** The database's own time in epoch milliseconds: the clock `updated_at` goes by. */
export async function databaseTime(reads: Reads): Promise<number> {
	const { rows } = await reads.query<{ now: Date }>(
		{ name: "keywords.now", text: "SELECT now() AS now" },
		[],
	);
	return rows[0]?.now.getTime() ?? 0;
}

export interface TouchedStay {
	readonly id: number;
	/** Null when it is closed. */
	readonly item: NamedStay | null;
	readonly updatedAt: Date;
}

/** Stays touched after a moment, page by page and in its own time: the first reading is of the whole catalogue. */
export async function* touchedSince(reads: RecentReads, since: Date): AsyncGenerator<readonly TouchedStay[]> {
	const one = keptOnce();
	let [touched, id] = [since.toISOString(), 0];
	for (;;) {
		const { rows } = await reads.together((snapshot) => snapshot.query<StayRow>(touchedStays, [touched, id]));
		if (rows.length > 0) yield rows.map((row) => touchedStay(row, one));
		const last = rows.at(-1);
		if (!last || rows.length < page) return;
		[touched, id] = [last.touched, last.property_id];
	}
}

/** Gives for equal texts the same: a city's name is kept once and not once a stay. */
function keptOnce(): (text: string) => string {
	const texts = new Map<string, string>();
	return (text) => {
		const known = texts.get(text);
		if (known === undefined) texts.set(text, text);
		return known ?? text;
	};
}

const touchedStay = (row: StayRow, one: (text: string) => string): TouchedStay => ({
	id: row.property_id,
	updatedAt: row.updated_at,
	item:
		row.status === "closed"
			? null
			: {
					id: row.property_id,
					name: row.name,
					otherName: row.name_en,
					// rank 1 is recommended first
					popularity: -row.rank,
					nationCode: one(row.nation_code),
					cityCode: one(row.city_code),
					cityId: row.city_id,
					address: row.address || one(row.city_name),
				},
});
