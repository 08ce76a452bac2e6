import { defaultGuests } from "#domain/guests/Guests.ts";
import { isSelectable } from "#domain/search/calendar.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { momentOf, type StayTerms } from "#server/pricing/StayTerms.ts";
import { viewerOf } from "#server/pricing/Viewer.ts";
import type { FoundPage } from "#server/search/findStays.ts";
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
 * Free stays near a stay or like it, for one night and two guests; none for a day that no calendar offers.
 * [CALL-CONTENT-26, DEC-163, SEARCH-CAL-07]
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
	if (!isSelectable(checkIn, momentOf(context.clock.now()).today)) return { products: [] };
	const neighbours = await neighboursOf(context.db, stay, kind);
	const distances = new Map(neighbours.map((other) => [other.id, Math.round(distanceBetween(stay, other))]));
	const terms = oneNight(checkIn);
	const { stays } = await freeOnes(context, neighbours, terms, member, MOST);
	const shown = kind === "NEARBY" ? distances : new Map();
	return { products: await productItems(context.db, { stays }, terms, member, shown) };
}

/**
 * Free stays for the main page, for one night and two guests. A deal is a stay whose price for this viewer is a discounted
 * one, the highest percentage first. None for a day that no calendar offers. [CALL-CONTENT-27, DEC-163, SEARCH-CAL-07]
 */
export async function recommendMain(
	context: CatalogContext,
	kind: MainKind,
	checkIn: StayDate,
	member: SignedInMember | null,
): Promise<{ products: Schemas["ProductItem"][] }> {
	const { today } = momentOf(context.clock.now());
	if (!isSelectable(checkIn, today)) return { products: [] };
	const terms = oneNight(checkIn);
	const candidates = await mainCandidates(context.db, kind, today);
	const found = await freeOnes(context, candidates, terms, member, kind === "DEAL" ? 2 * MOST : MOST);
	const stays = kind === "DEAL" ? bestDeals(found.stays) : found.stays;
	return { products: await productItems(context.db, { stays }, terms, member) };
}

const bestDeals = (stays: FoundPage["stays"]): FoundPage["stays"] => {
	const percent = ({ offer }: (typeof stays)[number]) => offer?.terms.discounts[0]?.percent ?? 0;
	return stays
		.filter((each) => percent(each) > 0)
		.sort((a, b) => percent(b) - percent(a))
		.slice(0, MOST);
};

const oneNight = (checkIn: StayDate): StayTerms => ({
	checkIn,
	nights: 1,
	rooms: 1,
	guests: defaultGuests.adults,
});

function freeOnes(
	{ clock, search }: CatalogContext,
	candidates: readonly Candidate[],
	stay: StayTerms,
	member: SignedInMember | null,
	limit: number,
): Promise<FoundPage> {
	return search.find({
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
		limit,
	});
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
	// Whether the deal holds for the night, in the plan that is shown, is seen when the stay is priced.
	DEAL: `EXISTS (
		SELECT FROM rateplan rp WHERE rp.property_id = p.property_id AND rp.status = 'open' AND rp.discount_type = 'TIME_DEAL'
			AND rp.discount_starts_at < $2::date + 1 AND rp.discount_ends_at > $2::date
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
