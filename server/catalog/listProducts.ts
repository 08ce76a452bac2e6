import type { operations } from "#adapters/http/schema/content.d.ts";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { priceSteps } from "#domain/search/priceSteps.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { DataOf } from "#server/http/DataOf.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { momentOf, type StayTerms } from "#server/pricing/StayTerms.ts";
import { viewerOf } from "#server/pricing/Viewer.ts";
import type { FoundPage } from "#server/search/findStays.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import type { FacilityEntry } from "./facilities.ts";
import { productItem } from "./productItem.ts";
import { searchScope } from "./searchScope.ts";
import { loadStayCards } from "./stayCards.ts";
import { stayTerms } from "./stayTerms.ts";
import type { Schemas } from "./wire.ts";

export type AskedProducts = operations["findProducts"]["requestBody"]["content"]["application/json"];
type Answer = DataOf<operations["findProducts"]>;

const NO_SUCH_FACILITY = 62;

/** A page of stays that are free for the condition, with exact totals and facets over all of them. [CALL-CONTENT-24, DEC-161, DEC-185] */
export async function listProducts(
	{ db, clock, search, keywords, facilities }: CatalogContext,
	asked: AskedProducts,
	member: SignedInMember | null,
): Promise<Answer> {
	const moment = momentOf(clock.now());
	const stay = stayTerms(asked, moment.today);
	const known = await facilities.all();
	const place = await searchScope(db, keywords, asked);
	const page = asked.page ?? 1;
	const size = asked.size ?? 20;
	const found = await search.find({
		scope: place.scope,
		stay,
		viewer: viewerOf(member),
		moment,
		filters: {
			area: place.area,
			subArea: place.subArea,
			priceMax: asked.priceMax ?? null,
			stars: asked.stars ?? [],
			facilities: (asked.facilities ?? []).map(
				(code) => known.find((entry) => entry.code === code)?.id ?? NO_SUCH_FACILITY,
			),
			bounds: asked.bounds ?? null,
		},
		sort: asked.sort ?? "recommended",
		offset: (page - 1) * size,
		limit: size,
	});
	return {
		products: await productItems(db, found, stay, member),
		totalCnt: found.total,
		page,
		facets: facetsAnswer(found.facets, known),
		condition: conditionAnswer(asked, stay),
	};
}

/** What the answer is for: the place as asked, dates and guests filled in. */
const conditionAnswer = (asked: AskedProducts, stay: StayTerms): Schemas["SearchCondition"] => ({
	nationCode: asked.nationCode,
	cityCode: asked.cityCode,
	searchText: asked.searchText,
	area: asked.locationKR,
	subArea: asked.subLocationKR,
	checkInDate: stay.checkIn,
	checkOutDate: addDays(stay.checkIn, stay.nights),
	adtCnt: asked.adtCnt ?? defaultGuests.adults,
	chdCnt: asked.chdCnt ?? 0,
	chdAges: asked.chdAges ?? [],
	count: stay.rooms,
});

/** The stays of a page as list items, in its order. */
export async function productItems(
	db: CatalogContext["db"],
	{ stays }: Pick<FoundPage, "stays">,
	stay: StayTerms,
	member: SignedInMember | null,
	distances: ReadonlyMap<number, number> = new Map(),
): Promise<Schemas["ProductItem"][]> {
	const ids = stays.map(({ stayId }) => stayId);
	const cards = await loadStayCards(db, ids, member?.memberId ?? null);
	return stays.flatMap(({ stayId, offer }) => {
		const card = cards.get(stayId);
		return card ? [productItem(card, offer, stay, distances.get(stayId) ?? null)] : [];
	});
}

const facetsAnswer = (
	facets: FoundPage["facets"],
	facilities: readonly FacilityEntry[],
): Schemas["Facets"] => ({
	priceSteps: priceSteps.map((value, index) => ({ value, count: facets.priceSteps[index] ?? 0 })),
	stars: facets.stars.map((count, value) => ({ value, count })),
	facilities: facilities.map(({ id, code, name }) => ({
		facCode: code,
		facName: name,
		count: facets.facilities[id] ?? 0,
	})),
});
