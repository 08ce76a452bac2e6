import { stockStatus } from "#domain/offer/stockStatus.ts";
import { addDays, nightsBetween, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { nightsOf, stayFrom } from "#domain/shared/StayDates.ts";
import { type PlanOffer, priceOffer } from "#server/catalogue/pricing/offers.ts";
import { type Moment, momentOf, monthSpans } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import { loadPlansByNumber } from "#server/catalogue/pricing/store/loadPlans.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import { type Schemas, yesNo } from "#server/catalogue/stay/wire.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { EventStore } from "./store/EventStore.ts";

export interface SaleDatesRequest {
	readonly rateplanIdx: number;
	readonly startDate: string;
	readonly endDate: string;
	/** The secret word of an unlisted event. [DEC-118] */
	readonly secret: string | null;
}

const MAX_DAYS = 366;
/** Furthest day that can be asked for, in days from today; no supplier sells beyond it. */
const FARTHEST_DAYS = 731;

/** A stay of one guest in one room, for the given number of nights. */
const oneNight = (checkIn: StayDate, nights: number) => ({
	...stayFrom(checkIn, nights),
	rooms: 1,
	guests: 1,
});

/** @throws Refusal notFound for a plan the event does not sell, invalidRequest for a date range that is reversed, too long or too far ahead */
export async function saleDates(
	db: Queryable,
	call: {
		readonly id: number;
		readonly request: SaleDatesRequest;
		readonly member: SignedInMember | null;
		readonly now: number;
	},
): Promise<Schemas["SaleDate"][]> {
	const { rateplanIdx, secret } = call.request;
	const moment = momentOf(call.now);
	const [start, end] = [stayDateOf(call.request.startDate), stayDateOf(call.request.endDate)];
	const isReadable = end >= start && end <= addDays(moment.today, FARTHEST_DAYS);
	if (!isReadable || nightsBetween(start, end) >= MAX_DAYS) throw new Refusal("invalidRequest");
	const terms = await new EventStore(db).terms(call.id, rateplanIdx, secret);
	if (!terms) throw new Refusal("notFound");
	const viewer = viewerOf(call.member);
	const nights = await daysOf(db, rateplanIdx, { start, end }, moment);
	const isRunning = moment.today >= terms.saleStart && moment.today <= terms.saleEnd;
	return nights.map(({ date, night }) => {
		const isDealDay = isRunning && date >= terms.stayStart && date <= terms.stayEnd;
		const stay = night && oneNight(date, Math.max(1, night.rule.minNights));
		// The calendar shows single nights even for plans with a minimum stay, so each night is priced as part of the shortest stay allowed.
		const offer =
			night && stay && priceOffer(asLong(night, nightsOf(stay)), stay, viewer, moment, terms.promotionId);
		return saleDate(date, offer, isDealDay);
	});
}

/** The plan with its single night, and that night's stock, repeated for the given number of nights. */
const asLong = (plan: StoredPlan, nights: number): StoredPlan => ({
	...plan,
	prices: Array.from({ length: nights }, () => plan.prices[0] ?? null),
	stock: Array.from({ length: nights }, () => plan.stock[0] ?? 0),
});

function saleDate(date: StayDate, offer: PlanOffer | null, isDealDay: boolean): Schemas["SaleDate"] {
	const stock = offer?.stock ?? 0;
	const price =
		offer && !offer.isHidden ? Math.floor(offer.prices.saleAmount / offer.plan.prices.length) : null;
	return {
		date,
		price: isDealDay ? price : null,
		stockStatus: isDealDay ? stockStatus(stock) : "SOLD_OUT",
		saleAble: yesNo(isDealDay && offer !== null && stock > 0),
	};
}

/** Returns each day with the plan reduced to that night; null where the plan is not sold or no night is stored. */
async function daysOf(
	db: Queryable,
	ratePlanId: number,
	{ start, end }: { readonly start: StayDate; readonly end: StayDate },
	moment: Moment,
): Promise<{ date: StayDate; night: StoredPlan | null }[]> {
	const days: { date: StayDate; night: StoredPlan | null }[] = [];
	let checkIn = start;
	for (const { from, to } of monthSpans(stayFrom(start, nightsBetween(start, end) + 1))) {
		const length = to - from + 1;
		const [plan] = await loadPlansByNumber(db, [ratePlanId], oneNight(checkIn, length), moment);
		for (let index = 0; index < length; index += 1) {
			const night = plan
				? { ...plan, prices: [plan.prices[index] ?? null], stock: [plan.stock[index] ?? 0] }
				: null;
			days.push({ date: addDays(checkIn, index), night });
		}
		checkIn = addDays(checkIn, length);
	}
	return days;
}
