import { monthPrices } from "#server/ops/line/monthPrices.ts";
import type { Stay } from "#server/ops/line/Stay.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { keepStopped } from "./nightOverrides.ts";

/** The file's prices of a plan, with the number of its rooms. */
interface ToldPrices {
	readonly propertyId: number;
	readonly roomId: number;
	readonly planId: number;
	readonly stock: number;
	readonly prices: Stay["rooms"][number]["plans"][number]["prices"];
}

interface RoomMonth {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ym: number;
}

interface PlanMonth extends RoomMonth {
	readonly planId: number;
	readonly stock: number;
	readonly prices: readonly (number | null)[];
}

const keyOf = ({ roomId, ym }: RoomMonth): string => `${roomId} ${ym}`;

/**
 * Stores the prices of each night. A month that is new to the room starts with its full stock; for one already on sale, the remaining stock
 * is kept.
 */
export async function savePrices(tx: Queryable, plans: readonly ToldPrices[]): Promise<void> {
	const months = plans.flatMap(({ prices: ranges, ...plan }) =>
		monthPrices(ranges).map(({ ym, prices }): PlanMonth => ({ ...plan, ym, prices })),
	);
	if (months.length === 0) return;
	const ofRooms = new Map(months.map((month) => [keyOf(month), month]));
	await keepStock(tx, [...ofRooms.values()]);
	await keepMonths(tx, months);
	for (const month of await monthsWithStopped(tx, months))
		if (ofRooms.has(keyOf(month))) await keepStopped(tx, month, month.ym);
}

async function keepStock(tx: Queryable, months: readonly PlanMonth[]): Promise<void> {
	await tx.query(
		{
			name: "import.stock",
			text: `
				INSERT INTO room_month (property_id, ym, room_id, cap, stock)
				SELECT property_id, ym, room_id, cap, array_fill(cap, ARRAY[days])
				FROM unnest($1::int[], $2::int[], $3::int[], $4::int2[], $5::int[]) AS m (property_id, ym, room_id, cap, days)
				ON CONFLICT DO NOTHING`,
		},
		[
			months.map(({ propertyId }) => propertyId),
			months.map(({ ym }) => ym),
			months.map(({ roomId }) => roomId),
			months.map(({ stock }) => stock),
			months.map(({ prices }) => prices.length),
		],
	);
}

/** Only months that the file covers in part are merged night by night, which takes several times as long. */
async function keepMonths(tx: Queryable, months: readonly PlanMonth[]): Promise<void> {
	await tx.query(
		{
			name: "import.prices",
			text: `
				INSERT INTO rate_month (property_id, ym, room_id, rateplan_id, price)
				SELECT property_id, ym, room_id, rateplan_id, price::int4[]
				FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::text[]) AS m (property_id, ym, room_id, rateplan_id, price)
				ON CONFLICT (property_id, ym, room_id, rateplan_id) DO UPDATE SET price = CASE
					WHEN array_position(excluded.price, NULL) IS NULL THEN excluded.price
					ELSE (
						SELECT array_agg(coalesce(new.price, old.price) ORDER BY n)
						FROM unnest(excluded.price) WITH ORDINALITY AS new (price, n)
						JOIN unnest(rate_month.price) WITH ORDINALITY AS old (price, n) USING (n)) END
				WHERE rate_month.price <> excluded.price`,
		},
		[
			months.map(({ propertyId }) => propertyId),
			months.map(({ ym }) => ym),
			months.map(({ roomId }) => roomId),
			months.map(({ planId }) => planId),
			months.map(({ prices }) => `{${prices.map((price) => price ?? "NULL").join()}}`),
		],
	);
}

/** Returns the months of these stays that have stopped nights, including rooms and months not in the file. */
async function monthsWithStopped(tx: Queryable, months: readonly PlanMonth[]): Promise<readonly RoomMonth[]> {
	const { rows } = await tx.query<RoomMonth>(
		{
			name: "import.stopped",
			text: `
				SELECT DISTINCT rp.property_id AS "propertyId", rp.room_id AS "roomId",
					extract(year FROM s.night)::int * 100 + extract(month FROM s.night)::int AS ym
				FROM rateplan rp JOIN stopped_night s USING (rateplan_id)
				WHERE rp.property_id = ANY ($1::int[])`,
		},
		[[...new Set(months.map(({ propertyId }) => propertyId))]],
	);
	return rows;
}
