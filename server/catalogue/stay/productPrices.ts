import { nightsOf } from "#domain/shared/StayDates.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { type Schemas, yesNo } from "./wire.ts";

/** The headline amounts of a stay, taken from its cheapest plan; null where amounts are hidden. [ENT-14, DEC-077, DEC-091, DEC-179] */
export interface Headline {
	readonly prices: Schemas["ProductPrices"] | null;
	readonly terms: number;
	readonly stayTotalAmount: number | null;
	readonly averageNightAmount: number | null;
	readonly awesomeStayTotalAmount: number | null;
}

/** Returns the headline of a stay whose cheapest plan is `offer`; a null offer means that nothing is available. */
export function headlineOf(offer: PlanOffer | null, stay: StayTerms): Headline {
	const terms = nightsOf(stay);
	if (!offer) {
		return {
			prices: null,
			terms,
			stayTotalAmount: null,
			averageNightAmount: null,
			awesomeStayTotalAmount: null,
		};
	}
	const { isHidden, prices } = offer;
	const shown = (amount: number): number | null => (isHidden ? null : amount);
	return {
		prices: {
			displayLowestAmount: shown(prices.publicAmount),
			awesomeLowestAmount: shown(prices.memberAmount),
			awesomePer: offer.terms.memberDiscountPercent,
			cashbackRate: offer.terms.cashbackPercent,
			customerPrice: shown(prices.originalAmount),
			hiddenAmountFlag: yesNo(isHidden),
		},
		terms,
		stayTotalAmount: shown(prices.saleAmount),
		averageNightAmount: shown(Math.floor(prices.saleAmount / (terms * stay.rooms))),
		awesomeStayTotalAmount: shown(prices.memberAmount),
	};
}
