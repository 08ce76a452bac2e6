import type { Queryable, Statement } from "#server/database/Database.ts";
import type { PlanRule } from "./PlanRule.ts";
import type { StoredCancelPolicy } from "./planCancelPolicy.ts";
import { type RuleRow, ruleColumns, ruleOf, soldAsVoucher, soldByNight } from "./ruleRow.ts";
import { type Moment, type MonthSpan, monthSpans, type StayTerms } from "./StayTerms.ts";

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
	readonly cancelPolicy: StoredCancelPolicy;
	/** Single rooms of an order may be cancelled. */
	readonly isPartialCancelAllowed: boolean;
	/** The list price of one dateless voucher; null for plans sold by the night. */
	readonly voucherPrice: number | null;
	/** The list price of each night of one room; null = closed. Empty for vouchers. */
	readonly prices: readonly (number | null)[];
	/** Rooms left in each night. Empty for vouchers. */
	readonly stock: readonly number[];
}

interface PlanRow extends RuleRow {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly cashback_rate: number;
	readonly tax_per: number;
	readonly property_fee_per_night: number;
	readonly cancel_policy: StoredCancelPolicy;
	readonly partial_cancel: boolean;
	readonly voucher_price: number | null;
	readonly price: (number | null)[];
	readonly stock: number[];
}

/** A night as day-of-month slots of one to three month rows: one statement for each number of months, so that all are prepared. */
const MOST_SPANS = 3;

/** $1 numbers of stays or plans, $2 today, then month, first and last slot of each span; without a span dateless vouchers. */
function planStatement(by: "property_id" | "rateplan_id", spans: number): Statement {
	const each = Array.from({ length: spans }, (_, index) => {
		const [month, first, last] = [3, 4, 5].map((offset) => `$${offset + 3 * index}::int`);
		return { rate: `ra${index}`, room: `rm${index}`, month, slots: `[${first}:${last}]` };
	});
	const joins = each.map(
		({ rate, room, month }) => `
		JOIN rate_month ${rate} ON ${rate}.property_id = rp.property_id AND ${rate}.ym = ${month}
			AND ${rate}.room_id = rp.room_id AND ${rate}.rateplan_id = rp.rateplan_id
		JOIN room_month ${room} ON ${room}.property_id = rp.property_id AND ${room}.ym = ${month} AND ${room}.room_id = rp.room_id`,
	);
	return {
		name: `pricing.plans.${by}.${spans}`,
		text: `
		SELECT rp.property_id, rp.room_id, rp.rateplan_id, rp.cashback_rate, rp.tax_per, rp.property_fee_per_night,
			rp.cancel_policy, rp.partial_cancel, rp.voucher_price,
			${each.map(({ rate, slots }) => `${rate}.price${slots}`).join(" || ") || "'{}'::int4[]"} AS price,
			${each.map(({ room, slots }) => `${room}.stock${slots}`).join(" || ") || "'{}'::int2[]"} AS stock,
			${ruleColumns("$2::date")}
		FROM rateplan rp
		JOIN property p ON p.property_id = rp.property_id
		JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
		${joins.join("")}
		WHERE rp.${by} = ANY ($1::int[]) AND p.status = 'open' AND ${spans > 0 ? soldByNight : soldAsVoucher}
		ORDER BY rp.property_id, rp.rateplan_id`,
	};
}

const statementsBy = (by: "property_id" | "rateplan_id"): Statement[] =>
	Array.from({ length: MOST_SPANS + 1 }, (_, spans) => planStatement(by, spans));
const statements = { property_id: statementsBy("property_id"), rateplan_id: statementsBy("rateplan_id") };

async function load(
	db: Queryable,
	by: "property_id" | "rateplan_id",
	ids: readonly number[],
	spans: readonly MonthSpan[],
	{ today }: Moment,
): Promise<StoredPlan[]> {
	const statement = statements[by][spans.length];
	if (ids.length === 0 || !statement) return [];
	const { rows } = await db.query<PlanRow>(statement, [
		ids,
		today,
		...spans.flatMap(({ ym, from, to }) => [ym, from, to]),
	]);
	return rows.map(planOf);
}

/**
 * The open plans of some stays with prices and stock of the asked nights, by stay and plan number. One statement. Nights lie
 * in one month row or more, three at most; a stay without nights has no plans.
 */
export async function loadPlans(
	db: Queryable,
	propertyIds: readonly number[],
	stay: StayTerms,
	moment: Moment,
): Promise<StoredPlan[]> {
	if (stay.nights < 1) return [];
	return load(db, "property_id", propertyIds, monthSpans(stay.checkIn, stay.nights), moment);
}

/** The same of some plans by their numbers; those that are not sold then are missing. */
export async function loadPlansByNumber(
	db: Queryable,
	ratePlanIds: readonly number[],
	stay: StayTerms,
	moment: Moment,
): Promise<StoredPlan[]> {
	if (stay.nights < 1) return [];
	return load(db, "rateplan_id", ratePlanIds, monthSpans(stay.checkIn, stay.nights), moment);
}

/** The dateless vouchers that some stays sell. */
export const loadVouchers = (
	db: Queryable,
	propertyIds: readonly number[],
	moment: Moment,
): Promise<StoredPlan[]> => load(db, "property_id", propertyIds, [], moment);

/** A dateless voucher by its number. */
export const loadVouchersByNumber = (
	db: Queryable,
	ratePlanIds: readonly number[],
	moment: Moment,
): Promise<StoredPlan[]> => load(db, "rateplan_id", ratePlanIds, [], moment);

function planOf(row: PlanRow): StoredPlan {
	return {
		propertyId: row.property_id,
		roomId: row.room_id,
		ratePlanId: row.rateplan_id,
		rule: ruleOf(row),
		cashbackPercent: row.cashback_rate,
		taxPercent: row.tax_per,
		propertyFee: row.property_fee_per_night,
		cancelPolicy: row.cancel_policy,
		isPartialCancelAllowed: row.partial_cancel,
		voucherPrice: row.voucher_price,
		prices: row.price.map((price) => (price !== null && price <= MAX_NIGHT_PRICE ? price : null)),
		stock: row.stock,
	};
}
