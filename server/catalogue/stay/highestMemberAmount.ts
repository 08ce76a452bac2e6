import { type PlanTerms, planPrices } from "#domain/offer/planPrices.ts";
import type { Won } from "#domain/shared/Won.ts";

/** Returns what a special member would pay if every night cost as much as the most expensive one (maxAwesomeAmount). [ENT-17] */
export function highestMemberAmount(terms: PlanTerms): Won {
	const { charge } = terms;
	if (charge.kind !== "nights") return planPrices(terms, true).memberAmount;
	const dearest = charge.rates.reduce((highest, rate) => (rate.amount > highest.amount ? rate : highest));
	const rates = charge.rates.map(({ date }) => ({ date, amount: dearest.amount }));
	return planPrices({ ...terms, charge: { ...charge, rates } }, true).memberAmount;
}
