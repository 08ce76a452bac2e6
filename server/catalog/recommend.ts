import { defaultGuests } from "#domain/guests/Guests.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { momentOf, type StayTerms } from "#server/pricing/StayTerms.ts";
import { viewerOf } from "#server/pricing/Viewer.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { productItems } from "./listProducts.ts";
import { distanceBetween } from "./nearness.ts";
import { requireStay, type StayPlace } from "./requireStay.ts";
import type { Schemas } from "./wire.ts";

export type NearKind = "NEARBY" | "SIMILAR";
export type MainKind = "DOMESTIC" | "OVERSEAS" | "DEAL";

const MOST = 20;
/** So many are looked at, because some are not free. */
const CANDIDATES = 100;

/** A stay worth showing; the better ones come first in a list of them. */
interface Candidate {
	readonly id: number;
	readonly city_id: number;
}

/**
 * Free stays near a stay or like it, for one night and two guests. [CALL-CONTENT-26, DEC-163]
 * @throws Refusal notFound
 */
export async function recommend(
	context: CatalogContext,
	productIdx: number,
	kind: NearKind,
	checkIn: StayDate,
	member: SignedInMember | null,
): Promise<{ products: Schemas["ProductItem"][] }> {
	const stay = await requireStay(context.db, productIdx);
	const neighbours = await neighboursOf(context.db, stay, kind);
	const distances = new Map(neighbours.map((other) => [other.id, Math.round(distanceBetween(stay, other))]));
	return freeOnes(context, neighbours, checkIn, member, kind === "NEARBY" ? distances : new Map());
}

/** Free stays for the main page, for one night and two guests. [CALL-CONTENT-27, DEC-163] */
export async function recommendMain(
	context: CatalogContext,
	kind: MainKind,
	checkIn: StayDate,
	member: SignedInMember | null,
): Promise<{ products: Schemas["ProductItem"][] }> {
	const { today } = momentOf(context.clock.now());
	return freeOnes(context, await mainCandidates(context.db, kind, today), checkIn, member, new Map());
}

async function freeOnes(
	{ db, clock, search }: CatalogContext,
	candidates: readonly Candidate[],
	checkIn: StayDate,
	member: SignedInMember | null,
	distances: ReadonlyMap<number, number>,
): Promise<{ products: Schemas["ProductItem"][] }> {
	const stay: StayTerms = { checkIn, nights: 1, rooms: 1, guests: defaultGuests.adults };
	const found = await search.find({
		scope: {
			cityIds: [...new Set(candidates.map((each) => each.city_id))],
			named: candidates.map(({ id }, quality) => ({ id, quality })),
		},
		stay,
		viewer: viewerOf(member),
		moment: momentOf(clock.now()),
		filters: { area: 0, subArea: 0, priceMax: null, stars: [], facilities: [], bounds: null },
		sort: "recommended",
		offset: 0,
		limit: MOST,
	});
	return { products: await productItems(db, found, stay, member, distances) };
}

const orders = {
	NEARBY: "(lat - $4) ^ 2 + ((lng - $5) * cos(radians($4))) ^ 2",
	SIMILAR: "(type_id = $6) DESC, abs(star - $7), rank",
};

async function neighboursOf(
	db: Queryable,
	stay: StayPlace,
	kind: NearKind,
): Promise<(Candidate & { readonly lat: number; readonly lng: number })[]> {
	const { rows } = await db.query<Candidate & { readonly lat: number; readonly lng: number }>(
		{
			name: `catalog.neighbours.${kind}`,
			text: `
				SELECT property_id AS id, city_id, lat, lng FROM property
				WHERE city_id = $1 AND property_id <> $2 AND status = 'open'
					AND $4::float8 IS NOT NULL AND $5::float8 IS NOT NULL AND $6::int2 IS NOT NULL AND $7::int2 IS NOT NULL
				ORDER BY ${orders[kind]}, property_id LIMIT $3`,
		},
		[stay.city_id, stay.property_id, CANDIDATES, stay.lat, stay.lng, stay.type_id, stay.star],
	);
	return rows;
}

const worths = {
	DOMESTIC: "p.nation_code = 'KR'",
	OVERSEAS: "p.nation_code <> 'KR'",
	DEAL: `(
		EXISTS (
			SELECT FROM promotion pr WHERE pr.property_id = p.property_id AND $2::date BETWEEN pr.sale_start AND pr.sale_end
				AND NOT EXISTS (
					SELECT FROM event_product ep JOIN event e ON e.event_id = ep.event_id
					WHERE ep.promotion_id = pr.promotion_id AND e.secret IS NOT NULL
				)
		) OR EXISTS (
			SELECT FROM rateplan rp WHERE rp.property_id = p.property_id AND rp.status = 'open' AND rp.discount_type = 'TIME_DEAL'
				AND rp.discount_starts_at < $2::date + 1 AND rp.discount_ends_at > $2::date
		)
	)`,
};

async function mainCandidates(db: Queryable, kind: MainKind, today: StayDate): Promise<Candidate[]> {
	const { rows } = await db.query<Candidate>(
		{
			name: `catalog.main.${kind}`,
			text: `
				SELECT p.property_id AS id, p.city_id FROM property p
				WHERE p.status = 'open' AND $2::date IS NOT NULL AND ${worths[kind]} ORDER BY p.rank, p.property_id LIMIT $1`,
		},
		[CANDIDATES, today],
	);
	return rows;
}
