import { calendarRules } from "#domain/search/calendar.ts";
import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { nightsOf, stayFrom } from "#domain/shared/StayDates.ts";
import { withOwnHolds } from "#server/catalogue/offer/withOwnHolds.ts";
import { priceDays } from "#server/catalogue/pricing/priceDays.ts";
import { type Moment, momentOf, monthSpans, type StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import { loadPlans } from "#server/catalogue/pricing/store/loadPlans.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { requireStay } from "./requireStay.ts";
import { type StayRequest, stayTerms } from "./stayTerms.ts";
import { type Schemas, yesNo } from "./wire.ts";

/**
 * Returns, for every check-in day of the calendar, the lowest price of that night and of a stay of the requested length. Reads the stay's
 * own month rows by key, so the prices are exact. [SEARCH-CAL-07, DEC-077, DEC-091]
 * @throws Refusal notFound
 */
export async function listPriceDays(
	{ db, clock }: CatalogContext,
	productIdx: number,
	request: StayRequest,
	member: SignedInMember | null,
): Promise<{ days: Schemas["PriceDay"][] }> {
	const moment = momentOf(clock.now());
	const stay = stayTerms(request, moment.today);
	await requireStay(db, productIdx);
	const span = { first: moment.today, count: calendarRules.daysAhead + 1 };
	const viewer = viewerOf(member);
	const nights = { ...stay, ...stayFrom(span.first, span.count - 1 + nightsOf(stay)) };
	const plans = await withOwnHolds(
		db,
		await plansOver(db, productIdx, nights, moment),
		nights,
		viewer,
		moment,
	);
	return {
		days: priceDays(plans, span, stay, viewer, moment).map((day) => ({
			date: day.date,
			nightAmount: day.night.amount,
			nightAble: yesNo(day.night.isFree),
			stayAmount: day.stay.amount,
			stayAble: yesNo(day.stay.isFree),
		})),
	};
}

/** Returns the plans of a stay over many nights. Nights in months without stored data count as closed. */
async function plansOver(
	db: Queryable,
	propertyId: number,
	stay: StayTerms,
	moment: Moment,
): Promise<StoredPlan[]> {
	const length = nightsOf(stay);
	const plans = new Map<number, { plan: StoredPlan; prices: (number | null)[]; stock: number[] }>();
	let checkIn: StayDate = stay.checkInDate;
	for (const { from, to } of monthSpans(stay)) {
		const month = { ...stay, ...stayFrom(checkIn, to - from + 1) };
		const first = nightsBetween(stay.checkInDate, checkIn);
		for (const plan of await loadPlans(db, [propertyId], month, moment)) {
			const known = plans.get(plan.ratePlanId) ?? {
				plan,
				prices: Array<number | null>(length).fill(null),
				stock: Array<number>(length).fill(0),
			};
			plans.set(plan.ratePlanId, known);
			for (const [index, price] of plan.prices.entries()) known.prices[first + index] = price;
			for (const [index, left] of plan.stock.entries()) known.stock[first + index] = left;
		}
		checkIn = month.checkOutDate;
	}
	return [...plans.values()].map(({ plan, prices, stock }) => ({ ...plan, prices, stock }));
}
