import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { createFacilityTable } from "./facilities.ts";
import { createFilterNameTable } from "./filterNameTable.ts";
import { regionAnswers } from "./keywordAnswers.ts";
import { listMapPlaces } from "./listMapPlaces.ts";
import { listPins } from "./listPins.ts";
import { createPlacePriceDays } from "./listPlacePriceDays.ts";
import { listPois } from "./listPois.ts";
import { listPriceDays } from "./listPriceDays.ts";
import { listProducts } from "./listProducts.ts";
import { listRatePlans } from "./listRatePlans.ts";
import { listPopularLocations, listPopularSubLocations, listPopularTabs } from "./popular.ts";
import { productItem } from "./productItem.ts";
import { createRecommendMain, recommend } from "./recommend.ts";
import { searchKeyword } from "./searchKeyword.ts";
import { type StayRequest, stayTerms } from "./stayTerms.ts";
import { loadStayCards } from "./store/stayCards.ts";
import { viewOption } from "./viewOption.ts";
import { viewProduct } from "./viewProduct.ts";
import { viewProductEvent } from "./viewProductEvent.ts";
import type { Schemas } from "./wire.ts";

/** All catalogue calls about stays, in the terms of the API contract. Methods reject with a Refusal. */
export type Catalog = ReturnType<typeof createCatalog>;

type Bound<F> = F extends (context: CatalogContext, ...rest: infer Rest) => infer Answer
	? (...rest: Rest) => Answer
	: never;

/** Creates the catalogue on one database. */
export function createCatalog(base: Omit<CatalogContext, "facilities" | "filterNames">) {
	const context: CatalogContext = {
		...base,
		facilities: createFacilityTable(base.reads),
		filterNames: createFilterNameTable(base.reads),
	};
	const { db, reads, keywords } = context;
	const bind = <Rest extends unknown[], Answer>(
		call: (context: CatalogContext, ...rest: Rest) => Promise<Answer>,
	): Bound<typeof call> => ((...rest: Rest) => call(context, ...rest)) as Bound<typeof call>;

	return {
		searchKeyword: bind(searchKeyword),
		regionsOf: async (text: string) => regionAnswers(await keywords.regions(text)),
		popularTabs: () => listPopularTabs(reads),
		popularLocations: (tab: number) => listPopularLocations(reads, tab),
		popularSubLocations: (tab: number, area: number) => listPopularSubLocations(reads, tab, area),
		listProducts: bind(listProducts),
		listPins: bind(listPins),
		listMapPlaces: bind(listMapPlaces),
		viewProduct: bind(viewProduct),
		listRatePlans: bind(listRatePlans),
		viewOption: bind(viewOption),
		viewProductEvent: bind(viewProductEvent),
		listPois: bind(listPois),
		listPriceDays: bind(listPriceDays),
		listPlacePriceDays: createPlacePriceDays(context),
		recommend: bind(recommend),
		recommendMain: createRecommendMain(context),
		/**
		 * Returns list items for the given stays (themes, events, wish lists), in the given order. Closed stays are left out; sold-out ones
		 * have no price.
		 */
		async loadProductItems(
			ids: readonly number[],
			request: StayRequest,
			member: Omit<SignedInMember, "sessionId"> | null,
		): Promise<Schemas["ProductItem"][]> {
			const moment = momentOf(context.clock.now());
			const stay = stayTerms(request, moment.today);
			const cards = await loadStayCards(db, ids, member?.memberId ?? null, stay.checkInDate);
			const offers = await offersOf(db, ids, stay, viewerOf(member), moment);
			return ids.flatMap((id) => {
				const card = cards.get(id);
				return card?.is_open
					? [productItem(card, cheapestOffer(offers.get(id) ?? []), stay, moment.now)]
					: [];
			});
		},
	};
}
