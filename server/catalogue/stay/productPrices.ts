import { nightsOf } from "#domain/shared/StayDates.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { type Schemas, yesNo } from "./wire.ts";

/** The headline amounts of a stay: those of its cheapest plan, null where they are kept back. [ENT-14, DEC-077, DEC-091, DEC-179] */
export interface Headline {
	readonly prices: Schemas["ProductPrices"] | null;
	readonly terms: number;
	readonly stayTotalAmount: number | null;
	readonly averageNightAmount: number | null;
	readonly awesomeStayTotalAmount: number | null;
}

/** The headline of a stay whose cheapest plan is `offer`; null = nothing is free. */
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
