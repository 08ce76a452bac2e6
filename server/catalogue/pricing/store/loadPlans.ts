import type { StoredCancelPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import {
	type Moment,
	type MonthSpan,
	monthSpans,
	type StayTerms,
} from "#server/catalogue/pricing/StayTerms.ts";
import { MAX_NIGHT_PRICE, type StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import type { Queryable, Statement } from "#server/platform/database/Database.ts";
import { type RuleRow, ruleColumns, ruleOf, soldAsVoucher, soldByNight } from "./ruleRow.ts";

export interface PlanRow extends RuleRow {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly plan_name: string;
	readonly room_name: string;
	readonly meal: string | null;
	readonly check_in_time: string;
	readonly time_zone: string;
	readonly cashback_rate: number;
	readonly tax_per: number;
	readonly property_fee_per_night: number;
	readonly cancel_policy: StoredCancelPolicy;
	readonly partial_cancel: boolean;
	readonly voucher_price: number | null;
	readonly price: (number | null)[];
	readonly stock: number[];
}

/** Maximum number of month rows a stay may span. There is one prepared statement for each number of month rows. */
const MAX_SPANS = 7;

/** Selects the plans a statement reads and the columns it returns besides prices. */
interface Reading {
	readonly name: string;
	/** SQL condition on `rateplan rp`, `property p` and `room r`; it uses the first parameters. */
	readonly which: string;
	/** Number of parameters used by `which`. */
	readonly parameters: number;
	/** Additional columns. */
	readonly columns?: string;
}

/**
 * Builds a plan statement. After the parameters of `which` come today, then month, first and last day of each span. Without spans, it
 * selects dateless vouchers.
 */
function planStatement({ name, which, parameters, columns = "" }: Reading, spans: number): Statement {
	const today = `$${parameters + 1}::date`;
	const each = Array.from({ length: spans }, (_, index) => {
		const [month, first, last] = [2, 3, 4].map((offset) => `$${parameters + offset + 3 * index}::int`);
		return { rate: `ra${index}`, room: `rm${index}`, month, slots: `[${first}:${last}]` };
	});
	const joins = each.map(
		({ rate, room, month }) => `
		JOIN rate_month ${rate} ON ${rate}.property_id = rp.property_id AND ${rate}.ym = ${month}
			AND ${rate}.room_id = rp.room_id AND ${rate}.rateplan_id = rp.rateplan_id
		JOIN room_month ${room} ON ${room}.property_id = rp.property_id AND ${room}.ym = ${month} AND ${room}.room_id = rp.room_id`,
	);
	return {
		name: `${name}.${spans}`,
		text: `
		SELECT rp.property_id, rp.room_id, rp.rateplan_id, rp.name AS plan_name, r.name AS room_name, rp.meal,
			p.check_in_time, coalesce(c.time_zone, n.time_zone) AS time_zone, rp.cashback_rate, rp.tax_per, rp.property_fee_per_night,
			rp.cancel_policy, rp.partial_cancel, rp.voucher_price,
			${each.map(({ rate, slots }) => `${rate}.price${slots}`).join(" || ") || "'{}'::int4[]"} AS price,
			${each.map(({ room, slots }) => `${room}.stock${slots}`).join(" || ") || "'{}'::int2[]"} AS stock,
			${ruleColumns(today)}${columns && `, ${columns}`}
		FROM rateplan rp
		JOIN property p ON p.property_id = rp.property_id
		JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
		JOIN city c ON c.city_id = p.city_id
		JOIN nation n ON n.nation_code = p.nation_code
		${joins.join("")}
		WHERE ${which} AND p.status = 'open' AND ${spans > 0 ? soldByNight : soldAsVoucher}
		ORDER BY rp.property_id, rp.rateplan_id`,
	};
}

/** Returns the plan statements, indexed by number of spans. */
export const planStatements = (reading: Reading): readonly Statement[] =>
	Array.from({ length: MAX_SPANS + 1 }, (_, spans) => planStatement(reading, spans));

const statementsBy = (by: "property_id" | "rateplan_id") =>
	planStatements({ name: `pricing.plans.${by}`, which: `rp.${by} = ANY ($1::int[])`, parameters: 1 });
const statements = { property_id: statementsBy("property_id"), rateplan_id: statementsBy("rateplan_id") };

/** Returns the parameters of a plan statement that follow those of `which`. */
export const spanValues = (spans: readonly MonthSpan[], { today }: Moment): readonly unknown[] => [
	today,
	...spans.flatMap(({ ym, from, to }) => [ym, from, to]),
];

async function load(
	db: Queryable,
	by: "property_id" | "rateplan_id",
	ids: readonly number[],
	spans: readonly MonthSpan[],
	moment: Moment,
): Promise<StoredPlan[]> {
	const statement = statements[by][spans.length];
	if (ids.length === 0 || !statement) return [];
	const { rows } = await db.query<PlanRow>(statement, [ids, ...spanValues(spans, moment)]);
	return rows.map(planOf);
}

/**
 * Loads the open plans of some stays with the prices and stock of the requested nights, ordered by stay and plan ID, in one statement. The
 * nights may span at most seven months; otherwise the result is empty.
 */
export async function loadPlans(
	db: Queryable,
	propertyIds: readonly number[],
	stay: StayTerms,
	moment: Moment,
): Promise<StoredPlan[]> {
	const spans = monthSpans(stay);
	return spans.length === 0 ? [] : load(db, "property_id", propertyIds, spans, moment);
}

/** Like `loadPlans`, but by plan ID. Plans that are not sold on these nights are left out. */
export async function loadPlansByNumber(
	db: Queryable,
	ratePlanIds: readonly number[],
	stay: StayTerms,
	moment: Moment,
): Promise<StoredPlan[]> {
	const spans = monthSpans(stay);
	return spans.length === 0 ? [] : load(db, "rateplan_id", ratePlanIds, spans, moment);
}

/** Loads the dateless vouchers sold by some stays. */
export const loadVouchers = (
	db: Queryable,
	propertyIds: readonly number[],
	moment: Moment,
): Promise<StoredPlan[]> => load(db, "property_id", propertyIds, [], moment);

/** Loads dateless vouchers by plan ID. */
export const loadVouchersByNumber = (
	db: Queryable,
	ratePlanIds: readonly number[],
	moment: Moment,
): Promise<StoredPlan[]> => load(db, "rateplan_id", ratePlanIds, [], moment);

export function planOf(row: PlanRow): StoredPlan {
	return {
		propertyId: row.property_id,
		roomId: row.room_id,
		ratePlanId: row.rateplan_id,
		name: row.plan_name,
		roomName: row.room_name,
		meal: row.meal,
		checkInTime: row.check_in_time,
		timeZone: row.time_zone,
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
