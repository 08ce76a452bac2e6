import { stockStatus } from "#domain/offer/stockStatus.ts";
import { addDays, nightsBetween, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { type Schemas, yesNo } from "#server/catalog/wire.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { loadPlansByNumber, type StoredPlan } from "#server/pricing/loadPlans.ts";
import { type PlanOffer, priceOffer } from "#server/pricing/offers.ts";
import { type Moment, momentOf, monthSpans } from "#server/pricing/StayTerms.ts";
import { viewerOf } from "#server/pricing/Viewer.ts";

export interface AskedSaleDates {
	readonly rateplanIdx: number;
	readonly startDate: string;
	readonly endDate: string;
}

interface EventPlan {
	readonly promotion_id: number | null;
	readonly sale_start: StayDate;
	readonly sale_end: StayDate;
	readonly stay_start: StayDate;
	readonly stay_end: StayDate;
}

const MOST_DAYS = 366;
/** Nobody sells nights that are farther away. */
const FARTHEST_DAYS = 731;

/** A night of one room for the guests it is made for. */
const oneNight = (checkIn: StayDate, nights: number) => ({ checkIn, nights, rooms: 1, guests: 1 });

/** @throws Refusal notFound for a plan the event does not sell, invalidRequest for too many days */
export async function saleDates(
	db: Queryable,
	call: {
		readonly id: number;
		readonly asked: AskedSaleDates;
		readonly member: SignedInMember | null;
		readonly now: number;
	},
): Promise<Schemas["SaleDate"][]> {
	const { rateplanIdx } = call.asked;
	const moment = momentOf(call.now);
	const [start, end] = [stayDateOf(call.asked.startDate), stayDateOf(call.asked.endDate)];
	const isReadable = end >= start && end <= addDays(moment.today, FARTHEST_DAYS);
	if (!isReadable || nightsBetween(start, end) >= MOST_DAYS) throw new Refusal("invalidRequest");
	const plan = await eventPlan(db, call.id, rateplanIdx);
	const viewer = viewerOf(call.member);
	const nights = await nightsOf(db, rateplanIdx, { start, end }, moment);
	const isRunning = moment.today >= plan.sale_start && moment.today <= plan.sale_end;
	return nights.map(({ date, night }) => {
		const isDealDay = isRunning && date >= plan.stay_start && date <= plan.stay_end;
		const stay = night && oneNight(date, Math.max(1, night.rule.minNights));
		// A calendar shows nights, also of plans that are sold from two on: the rule is asked for its shortest stay.
		const offer =
			night && stay && priceOffer(asLong(night, stay.nights), stay, viewer, moment, plan.promotion_id);
		return saleDate(date, offer, isDealDay);
	});
}

/** The night as one of so many alike, and its stock. */
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

async function eventPlan(db: Queryable, id: number, ratePlanId: number): Promise<EventPlan> {
	const { rows } = await db.query<EventPlan>(
		`SELECT ep.promotion_id, e.sale_start, e.sale_end, e.stay_start, e.stay_end
			FROM event_product ep JOIN event e USING (event_id) WHERE ep.event_id = $1 AND ep.rateplan_id = $2 LIMIT 1`,
		[id, ratePlanId],
	);
	if (!rows[0]) throw new Refusal("notFound");
	return rows[0];
}

/** Every day with the plan as of that one night; null where no night is stored. */
async function nightsOf(
	db: Queryable,
	ratePlanId: number,
	{ start, end }: { readonly start: StayDate; readonly end: StayDate },
	moment: Moment,
): Promise<{ date: StayDate; night: StoredPlan | null }[]> {
	const days: { date: StayDate; night: StoredPlan | null }[] = [];
	let checkIn = start;
	for (const { from, to } of monthSpans(start, nightsBetween(start, end) + 1)) {
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
