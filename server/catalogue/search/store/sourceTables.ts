import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StoredCancelPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import { perksOf } from "#server/catalogue/pricing/planPerks.ts";
import { type RuleRow, ruleColumns, ruleOf, soldByNight } from "#server/catalogue/pricing/store/ruleRow.ts";
import { type Attribute, attributes } from "#server/catalogue/search/block/attributes.ts";
import { BLOCK_CELLS } from "#server/catalogue/search/block/cells.ts";
import { ruleText } from "#server/catalogue/search/block/SearchRule.ts";
import { intArray } from "#server/platform/database/binary.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { attributeSql } from "./attributeSql.ts";

/** A plan that a stay sells by the night. */
export interface SourcePlan {
	readonly ratePlanId: number;
	readonly roomId: number;
	/** The serialised rule, see `ruleText`. */
	readonly rule: string;
}

/** A stay as stored in the catalogue, with its plans ordered by ID. */
export interface SourceStay {
	readonly id: number;
	readonly cityId: number;
	readonly subArea: number;
	readonly attributes: Readonly<Record<Attribute, number>>;
	readonly facilities: bigint;
	readonly lat: number;
	readonly lng: number;
	readonly rank: number;
	readonly plans: readonly SourcePlan[];
}

interface StayRow extends RuleRow, Readonly<Record<Attribute, number>> {
	readonly property_id: number;
	readonly city_id: number;
	readonly sub_area: number;
	readonly fac: string;
	readonly lat: number;
	readonly lng: number;
	readonly rank: number;
	readonly rateplan_id: number;
	readonly room_id: number;
	readonly cancel_policy: StoredCancelPolicy;
	readonly meal: string | null;
	readonly check_in_time: string;
	readonly time_zone: string;
}

/** Returns the open stays among the given ones, ordered by ID. Stays without a plan sold by the night are left out. */
export async function loadStays(
	tx: Queryable,
	ids: readonly number[],
	today: StayDate,
): Promise<SourceStay[]> {
	const { rows } = await tx.query<StayRow>(
		{
			name: "search.stays",
			text: `
				SELECT p.property_id, p.city_id, p.sub_area, p.fac::text AS fac, p.lat, p.lng, p.rank, ${attributeSql},
					rp.rateplan_id, rp.room_id, rp.cancel_policy, rp.meal, p.check_in_time, coalesce(c.time_zone, n.time_zone) AS time_zone,
					${ruleColumns("$2::date")}
				FROM property p
				JOIN rateplan rp ON rp.property_id = p.property_id
				JOIN room r ON r.property_id = rp.property_id AND r.room_id = rp.room_id
				JOIN city c ON c.city_id = p.city_id
				JOIN nation n ON n.nation_code = p.nation_code
				LEFT JOIN review_stat rs ON rs.property_id = p.property_id
				WHERE p.property_id = ANY ($1::int[]) AND p.status = 'open' AND ${soldByNight}
				ORDER BY p.property_id, rp.rateplan_id`,
		},
		[ids, today],
	);
	const plansOf = Map.groupBy(rows, (row) => row.property_id);
	return [...plansOf.values()].map((plans) => {
		const row = plans[0]!;
		return {
			id: row.property_id,
			cityId: row.city_id,
			subArea: row.sub_area,
			attributes: Object.fromEntries(attributes.map((name) => [name, row[name]])) as Record<
				Attribute,
				number
			>,
			facilities: BigInt(row.fac),
			lat: row.lat,
			lng: row.lng,
			rank: row.rank,
			plans: plans.slice(0, BLOCK_CELLS).map((plan) => ({
				ratePlanId: plan.rateplan_id,
				roomId: plan.room_id,
				rule: ruleText(ruleOf(plan), perksOfRow(plan)),
			})),
		};
	});
}

const perksOfRow = (row: StayRow) =>
	perksOf({
		cancelPolicy: row.cancel_policy,
		meal: row.meal,
		checkInTime: row.check_in_time,
		timeZone: row.time_zone,
	});

/** A month of one plan; index 0 is the first day. */
export interface SourceMonth {
	readonly propertyId: number;
	readonly ratePlanId: number;
	readonly ym: number;
	readonly price: readonly (number | null)[];
	readonly stock: readonly number[];
}

/** Loads prices and stock for the given pairs of stay and month. */
export async function loadMonths(
	tx: Queryable,
	wanted: readonly { readonly propertyId: number; readonly ym: number }[],
): Promise<SourceMonth[]> {
	const { rows } = await tx.query<SourceMonth>(
		{
			name: "search.months",
			text: `
				SELECT ra.property_id AS "propertyId", ra.rateplan_id AS "ratePlanId", ra.ym, ra.price, rm.stock
				FROM unnest($1::int[], $2::int[]) AS w (property_id, ym)
				JOIN rate_month ra ON ra.property_id = w.property_id AND ra.ym = w.ym
				JOIN room_month rm ON rm.property_id = ra.property_id AND rm.ym = ra.ym AND rm.room_id = ra.room_id`,
		},
		[wanted.map((each) => each.propertyId), wanted.map((each) => each.ym)],
	);
	return rows;
}

/** Receives a month of a plan's prices or of a room's stock, to be decoded by `readWholes`. The buffer is valid only during the call. */
export type TakeMonth = (id: number, ym: number, nights: Buffer) => void;

/**
 * Passes on all stored months of some stays from `fromYm` on: stock by room first, then prices by plan. There are thousands of them, so
 * they are read with COPY and not joined.
 */
export async function readAllMonths(
	tx: Queryable,
	ids: readonly number[],
	fromYm: number,
	{ stock, price }: { readonly stock: TakeMonth; readonly price: TakeMonth },
): Promise<void> {
	const which = `property_id = ANY (${intArray(ids)}) AND ym >= ${Number(fromYm)}`;
	const hand =
		(take: TakeMonth) =>
		([id, ym, nights]: readonly (Buffer | null)[]) =>
			take(id!.readInt32BE(), ym!.readInt32BE(), nights!);
	await tx.copy(`SELECT room_id, ym, stock FROM room_month WHERE ${which}`, hand(stock));
	await tx.copy(`SELECT rateplan_id, ym, price FROM rate_month WHERE ${which}`, hand(price));
}
