import type { Queryable } from "#server/database/Database.ts";
import type { PlanRule } from "./PlanRule.ts";
import { type RuleRow, ruleColumns, ruleOf, soldByNight } from "./ruleRow.ts";
import { type Moment, monthSpans, type StayTerms } from "./StayTerms.ts";

/** A night's list price beyond this is a mistake of the supplier: the night counts as closed everywhere. */
export const MAX_NIGHT_PRICE = 500_000_000;

/** A plan with the truth of the asked nights. */
export interface StoredPlan {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	readonly rule: PlanRule;
	readonly cashbackPercent: number;
	readonly taxPercent: number;
	/** Paid at the stay, for each room and night. */
	readonly propertyFee: number;
	/** The list price of each night of one room; null = closed. */
	readonly prices: readonly (number | null)[];
	/** Rooms left in each night. */
	readonly stock: readonly number[];
}

interface PlanMonthRow extends RuleRow {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly cashback_rate: number;
	readonly tax_per: number;
	readonly property_fee_per_night: number;
	readonly price: (number | null)[];
	readonly stock: number[];
}

const plansOfStays = {
	name: "pricing.plansOfStays",
	text: `
		SELECT rp.property_id, rp.room_id, rp.rateplan_id, rp.cashback_rate, rp.tax_per, rp.property_fee_per_night,
			ra.price[m.first:m.last] AS price, rm.stock[m.first:m.last] AS stock, ${ruleColumns("$5::date")}
		FROM unnest($2::int[], $3::int[], $4::int[]) AS m (ym, first, last)
		JOIN rate_month ra ON ra.property_id = ANY ($1::int[]) AND ra.ym = m.ym
		JOIN room_month rm ON rm.property_id = ra.property_id AND rm.ym = ra.ym AND rm.room_id = ra.room_id
		JOIN rateplan rp ON rp.property_id = ra.property_id AND rp.rateplan_id = ra.rateplan_id
		JOIN room r ON r.property_id = ra.property_id AND r.room_id = ra.room_id
		JOIN property p ON p.property_id = ra.property_id
		WHERE p.status = 'open' AND ${soldByNight}
		ORDER BY rp.property_id, rp.rateplan_id, m.ym`,
};

/** The plans of some stays with prices and stock of the asked nights, by stay and plan number. One statement. */
export async function loadPlans(
	db: Queryable,
	propertyIds: readonly number[],
	stay: StayTerms,
	{ today }: Moment,
): Promise<StoredPlan[]> {
	const spans = monthSpans(stay.checkIn, stay.nights);
	if (propertyIds.length === 0 || spans.length === 0) return [];
	const { rows } = await db.query<PlanMonthRow>(plansOfStays, [
		propertyIds,
		spans.map((span) => span.ym),
		spans.map((span) => span.from),
		spans.map((span) => span.to),
		today,
	]);
	const plans: StoredPlan[] = [];
	for (let index = 0; index < rows.length; ) {
		const row = rows[index]!;
		const months = rows.slice(index, index + spans.length);
		const isWhole = months.every((month) => month.rateplan_id === row.rateplan_id);
		// a plan without a row for one of the months is not sold then
		const used = isWhole ? months.length : months.findIndex((month) => month.rateplan_id !== row.rateplan_id);
		index += used;
		if (used === spans.length) plans.push(planOf(row, months));
	}
	return plans;
}

function planOf(row: PlanMonthRow, months: readonly PlanMonthRow[]): StoredPlan {
	return {
		propertyId: row.property_id,
		roomId: row.room_id,
		ratePlanId: row.rateplan_id,
		rule: ruleOf(row),
		cashbackPercent: row.cashback_rate,
		taxPercent: row.tax_per,
		propertyFee: row.property_fee_per_night,
		prices: months.flatMap((month) =>
			month.price.map((price) => (price !== null && price <= MAX_NIGHT_PRICE ? price : null)),
		),
		stock: months.flatMap((month) => month.stock),
	};
}
