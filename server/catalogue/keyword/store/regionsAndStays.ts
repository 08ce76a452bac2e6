import { int8Of, wholeNumber } from "#server/platform/database/binary.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import type { Named } from "./Named.ts";

/**
 * A nation, a city, or an area of a city, as used in search conditions. An `area` or `subArea` of 0 means all of them; coordinates of 0
 * mean unknown.
 */
export interface Region extends Named {
	readonly nationCode: string;
	/** Empty for a nation. */
	readonly cityCode: string;
	readonly area: number;
	readonly subArea: number;
	readonly lat: number;
	readonly lng: number;
	/** The names of the enclosing regions, nearest first, as displayed below the name. */
	readonly above: string;
}

/** A stay as displayed in keyword results. */
export interface NamedStay extends Named {
	readonly nationCode: string;
	readonly cityCode: string;
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

/** Loads every region, with its number of stays as popularity. IDs are assigned in list order, starting at 1. */
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

/** Rows read per page. */
const page = 5_000;

/** Keyset cursor: the `updated_at` of the last row read, in microseconds, and its stay ID. */
type Mark = readonly [touchedAt: number, id: number];

const moment = (microseconds: number): string =>
	`'epoch'::timestamptz + ${wholeNumber(microseconds)} * interval '1 microsecond'`;

const touchedStays = ([touchedAt, id]: Mark): string => `
	SELECT p.property_id, (extract(epoch FROM p.updated_at) * 1000000)::int8, p.city_id::int4, -p.rank::int4,
		CASE WHEN p.status <> 'closed' THEN row_to_json(item)::text END
	FROM (
		SELECT * FROM property WHERE (updated_at, property_id) > (${moment(touchedAt)}, ${wholeNumber(id)})
		ORDER BY updated_at, property_id LIMIT ${page}
	) p JOIN city c USING (city_id), LATERAL (
		SELECT p.property_id AS id, p.name, p.name_en AS "otherName", -p.rank AS popularity, c.nation_code AS "nationCode",
			c.city_code AS "cityCode", p.city_id AS "cityId", coalesce(nullif(p.address, ''), c.name) AS address
	) item
	ORDER BY p.updated_at, p.property_id`;

/** Returns the database's current time in microseconds, the clock that `updated_at` is based on. */
export async function databaseTime(reads: Reads): Promise<number> {
	const { rows } = await reads.query<{ now: number }>(
		{ name: "keywords.now", text: "SELECT (extract(epoch FROM now()) * 1000000)::int8 AS now" },
		[],
	);
	return rows[0]?.now ?? 0;
}

/** A changed stay. Its popularity is the negated rank; rank 1 is recommended first. */
export interface TouchedStay extends Pick<Named, "id" | "cityId" | "popularity"> {
	/** The stay as a `NamedStay`; null when it is closed. */
	readonly json: Buffer | null;
	/** When the stay last changed, in epoch microseconds. */
	readonly touchedAt: number;
}

/** Yields the stays changed after `since` (epoch microseconds), a page at a time: the first read covers the whole catalogue. */
export async function* touchedSince(
	reads: RecentReads,
	since: number,
): AsyncGenerator<readonly TouchedStay[]> {
	let mark: Mark = [since, 0];
	for (;;) {
		const stays = await reads.together(async (snapshot) => {
			const read: TouchedStay[] = [];
			await snapshot.copy(touchedStays(mark), ([id, touchedAt, cityId, popularity, json]) => {
				read.push({
					id: id!.readInt32BE(),
					touchedAt: int8Of(touchedAt!),
					cityId: cityId!.readInt32BE(),
					popularity: popularity!.readInt32BE(),
					json: json ? Buffer.from(json) : null,
				});
			});
			return read;
		});
		if (stays.length > 0) yield stays;
		const last = stays.at(-1);
		if (!last || stays.length < page) return;
		mark = [last.touchedAt, last.id];
	}
}
