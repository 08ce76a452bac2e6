import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import type { StayPlace } from "./stayPlace.ts";

export type NearKind = "NEARBY" | "SIMILAR";
export type MainKind = "DOMESTIC" | "OVERSEAS" | "DEAL";

/** A stay worth showing. Lists of candidates are sorted best first. */
export interface Candidate {
	readonly id: number;
	readonly cityId: number;
}

export interface Neighbour extends Candidate {
	readonly lat: number;
	readonly lng: number;
}

/** Number of candidates considered, because some will not be available. */
const maxCandidates = 100;

/** Search radii in degrees of latitude, tried in order; the whole city is searched when they contain too few stays. */
const reaches = [0.01, 0.05];
const wholeCity = 180;

const near = {
	name: "catalog.neighbours.NEARBY",
	text: `
		SELECT property_id AS id, city_id AS "cityId", lat, lng, sqrt((lat - $4) ^ 2 + ((lng - $5) * cos(radians($4))) ^ 2) AS away
		FROM property
		WHERE city_id = $1 AND property_id <> $2 AND status = 'open' AND lat BETWEEN $4::float8 - $6::float8 AND $4 + $6
			AND abs(lng - $5::float8) * cos(radians($4)) <= $6
		ORDER BY away, property_id LIMIT $3`,
};

async function nearest(reads: Reads, stay: StayPlace): Promise<readonly Neighbour[]> {
	const { city_id, property_id, lat, lng } = stay;
	const within = async (reach: number) =>
		(
			await reads.query<Neighbour & { readonly away: number }>(near, [
				city_id,
				property_id,
				maxCandidates,
				lat,
				lng,
				reach,
			])
		).rows;
	for (const reach of reaches) {
		const found = await within(reach);
		// The query covers a square, whose corners are further away than points just outside its sides, so the result is complete only within
		// the radius.
		const last = found.at(maxCandidates - 1);
		if (last && last.away <= reach) return found;
	}
	return within(wholeCity);
}

/** The best stays by similarity of star rating, either of the stay's own type or of all other types. */
const like = {
	name: "catalog.neighbours.SIMILAR",
	text: `
		SELECT p.property_id AS id, p.city_id AS "cityId", p.lat, p.lng
		FROM property_type t CROSS JOIN generate_series(0, 5) AS stars (star) CROSS JOIN LATERAL (
			SELECT * FROM property o
			WHERE o.city_id = $1 AND o.type_id = t.type_id AND o.star = stars.star AND o.status = 'open' AND o.property_id <> $2
			ORDER BY o.rank, o.property_id LIMIT $3
		) p
		WHERE (t.type_id = $4) = $6::bool
		ORDER BY abs(p.star - $5), p.rank, p.property_id LIMIT $3`,
};

async function maxSimilar(reads: Reads, stay: StayPlace): Promise<readonly Neighbour[]> {
	const { city_id, property_id, type_id, star } = stay;
	const found: Neighbour[] = [];
	for (const isOwnType of [true, false]) {
		const wanted = maxCandidates - found.length;
		if (wanted === 0) break;
		const { rows } = await reads.query<Neighbour>(like, [
			city_id,
			property_id,
			wanted,
			type_id,
			star,
			isOwnType,
		]);
		found.push(...rows);
	}
	return found;
}

/** Returns other stays in the same city, nearest or most similar first. */
export const loadNeighbours = (
	reads: Reads,
	stay: StayPlace,
	kind: NearKind,
): Promise<readonly Neighbour[]> => (kind === "NEARBY" ? nearest(reads, stay) : maxSimilar(reads, stay));

const worths: Readonly<Record<MainKind, string>> = {
	DOMESTIC: "(p.nation_code = 'KR') = true",
	OVERSEAS: "(p.nation_code = 'KR') = false",
	// Whether the deal applies to that night and to the displayed plan is checked when the stay is priced.
	DEAL: `EXISTS (
		SELECT FROM rateplan rp WHERE rp.property_id = p.property_id AND rp.status = 'open' AND rp.discount_type = 'TIME_DEAL'
			AND rp.discount_starts_at < $2::date + 1 AND rp.discount_ends_at > $2::date
	)`,
};

/** Returns candidates for the main page, recommended ones first. */
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
		[maxCandidates, today],
	);
	return rows;
}
