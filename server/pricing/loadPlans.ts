import type { Queryable, Statement } from "#server/database/Database.ts";
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

interface PlanRow extends RuleRow {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly cashback_rate: number;
	readonly tax_per: number;
	readonly property_fee_per_night: number;
	readonly price: (number | null)[];
	readonly stock: number[];
}

/** A night as day-of-month slots of one to three month rows: one statement for each number of months, so that all are prepared. */
const MOST_SPANS = 3;

/** $1 numbers of stays or plans, $2 today, then month, first and last slot of each span. */
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
			${each.map(({ rate, slots }) => `${rate}.price${slots}`).join(" || ")} AS price,
			${each.map(({ room, slots }) => `${room}.stock${slots}`).join(" || ")} AS stock, ${ruleColumns("$2::date")}
		FROM rateplan rp
		JOIN property p ON p.property_id = rp.property_id
		JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
		${joins.join("")}
		WHERE rp.${by} = ANY ($1::int[]) AND p.status = 'open' AND ${soldByNight}
		ORDER BY rp.property_id, rp.rateplan_id`,
	};
}

const statements = {
	property_id: Array.from({ length: MOST_SPANS }, (_, index) => planStatement("property_id", index + 1)),
	rateplan_id: Array.from({ length: MOST_SPANS }, (_, index) => planStatement("rateplan_id", index + 1)),
};

async function load(
	db: Queryable,
	by: "property_id" | "rateplan_id",
	ids: readonly number[],
	stay: StayTerms,
	{ today }: Moment,
): Promise<StoredPlan[]> {
	const spans = monthSpans(stay.checkIn, stay.nights);
	const statement = statements[by][spans.length - 1];
	if (ids.length === 0 || !statement) return [];
	const { rows } = await db.query<PlanRow>(statement, [
		ids,
		today,
		...spans.flatMap(({ ym, from, to }) => [ym, from, to]),
	]);
	return rows.map(planOf);
}

/** The open plans of some stays with prices and stock of the asked nights, by stay and plan number. One statement; nights over three months at most. */
export const loadPlans = (
	db: Queryable,
	propertyIds: readonly number[],
	stay: StayTerms,
	moment: Moment,
): Promise<StoredPlan[]> => load(db, "property_id", propertyIds, stay, moment);

/** The same of some plans by their numbers; those that are not sold then are missing. */
export const loadPlansByNumber = (
	db: Queryable,
	ratePlanIds: readonly number[],
	stay: StayTerms,
	moment: Moment,
): Promise<StoredPlan[]> => load(db, "rateplan_id", ratePlanIds, stay, moment);

function planOf(row: PlanRow): StoredPlan {
	return {
		propertyId: row.property_id,
		roomId: row.room_id,
		ratePlanId: row.rateplan_id,
		rule: ruleOf(row),
		cashbackPercent: row.cashback_rate,
		taxPercent: row.tax_per,
		propertyFee: row.property_fee_per_night,
		prices: row.price.map((price) => (price !== null && price <= MAX_NIGHT_PRICE ? price : null)),
		stock: row.stock,
	};
}
