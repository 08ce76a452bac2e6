import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import type { StayPlace } from "./stayPlace.ts";

export type NearKind = "NEARBY" | "SIMILAR";
export type MainKind = "DOMESTIC" | "OVERSEAS" | "DEAL";

/** A stay worth showing; the better ones come first in a list of them. */
export interface Candidate {
	readonly id: number;
	readonly cityId: number;
}

export interface Neighbour extends Candidate {
	readonly lat: number;
	readonly lng: number;
}

/** So many are looked at, because some are not free. */
const most = 100;

const orders: Readonly<Record<NearKind, string>> = {
	NEARBY: "(lat - $4) ^ 2 + ((lng - $5) * cos(radians($4))) ^ 2",
	SIMILAR: "(type_id = $6) DESC, abs(star - $7), rank",
};

/** Other stays of a stay's city, the nearest or the most similar first. */
export async function loadNeighbours(
	reads: Reads,
	stay: StayPlace,
	kind: NearKind,
): Promise<readonly Neighbour[]> {
	const { rows } = await reads.query<Neighbour>(
		{
			name: `catalog.neighbours.${kind}`,
			text: `
				SELECT property_id AS id, city_id AS "cityId", lat, lng FROM property
				WHERE city_id = $1 AND property_id <> $2 AND status = 'open'
					AND $4::float8 IS NOT NULL AND $5::float8 IS NOT NULL AND $6::int2 IS NOT NULL AND $7::int2 IS NOT NULL
				ORDER BY ${orders[kind]}, property_id LIMIT $3`,
		},
		[stay.city_id, stay.property_id, most, stay.lat, stay.lng, stay.type_id, stay.star],
	);
	return rows;
}

const worths: Readonly<Record<MainKind, string>> = {
	DOMESTIC: "(p.nation_code = 'KR') = true",
	OVERSEAS: "(p.nation_code = 'KR') = false",
	// Whether the deal holds for the night, in the plan that is shown, is seen when the stay is priced.
	DEAL: `EXISTS (
		SELECT FROM rateplan rp WHERE rp.property_id = p.property_id AND rp.status = 'open' AND rp.discount_type = 'TIME_DEAL'
			AND rp.discount_starts_at < $2::date + 1 AND rp.discount_ends_at > $2::date
	)`,
};

/** Stays for the main page, the recommended ones first. */
export async function loadMainCandidates(
	reads: Reads,
	kind: MainKind,
	today: StayDate,
): Promise<readonly Candidate[]> {
	const { rows } = await reads.query<Candidate>(
		{
			name: `catalog.main.${kind}`,
			text: `
				SELECT p.property_id AS id, p.city_id AS "cityId" FROM property p
				WHERE p.status = 'open' AND $2::date IS NOT NULL AND ${worths[kind]} ORDER BY p.rank, p.property_id LIMIT $1`,
		},
		[most, today],
	);
	return rows;
}
