import type { StayDates } from "#domain/shared/StayDates.ts";
import { type MonthSpan, monthSpans } from "#server/catalogue/pricing/StayTerms.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A number of rooms of one room type for a range of nights. */
export interface RoomNights extends StayDates {
	readonly propertyId: number;
	readonly roomId: number;
	readonly rooms: number;
}

/**
 * SQL that takes or gives back the stock of a month's nights. Its parameters are `nightValues`, starting at $`first`. Returns one row
 * (property_id, ym) when it succeeded.
 */
function moveStock(kind: "take" | "give", first: number): string {
	const [propertyId, ym, roomId, rooms, from, to] = Array.from(
		{ length: 6 },
		(_, offset) => `$${first + offset}`,
	);
	const slots = `stock[${from}::int:${to}::int]`;
	const changed =
		kind === "take" ? `(free - ${rooms}::int2)::int2` : `least(cap, free + ${rooms}::int2)::int2`;
	const enough = kind === "take" ? `AND ${rooms}::int2 <= ALL (${slots})` : "";
	return `UPDATE room_month
		SET ${slots} = ARRAY(SELECT ${changed} FROM unnest(${slots}) WITH ORDINALITY AS night (free, n) ORDER BY n)
		WHERE property_id = ${propertyId} AND ym = ${ym} AND room_id = ${roomId} AND ${to}::int <= cardinality(stock) ${enough}
		RETURNING property_id, ym`;
}

export const nightValues = (
	{ propertyId, roomId, rooms }: RoomNights,
	{ ym, from, to }: MonthSpan,
): readonly unknown[] => [propertyId, ym, roomId, rooms, from, to];

/** SQL that marks the changed months for the search index (see `markDirty`). */
const marking = "INSERT INTO stay_dirty (property_id, ym) SELECT property_id, ym FROM moved";

/**
 * SQL for the start of a WITH clause that takes a month's nights. Its parameters are `nightValues`, starting at $`first`; `moved` holds one
 * row when it succeeded.
 */
export const reserveNightsSql = (first: number): string =>
	`moved AS (${moveStock("take", first)}), marked AS (${marking})`;

const statements = {
	take: { name: "inventory.take", text: `WITH moved AS (${moveStock("take", 1)}) ${marking}` },
	give: { name: "inventory.give", text: `WITH moved AS (${moveStock("give", 1)}) ${marking}` },
};

async function move(tx: Queryable, room: RoomNights, span: MonthSpan, kind: "take" | "give") {
	const { rowCount } = await tx.query(statements[kind], nightValues(room, span));
	return rowCount === 1;
}

/**
 * Takes rooms for every night. Returns false when any night has too few; the caller must then roll back. Runs one conditional update per
 * month, in month order: this prevents lost updates and deadlocks. [DEC-090]
 * @param spans the months to take, when another statement takes the last one
 */
export async function reserveNights(
	tx: Queryable,
	room: RoomNights,
	spans: readonly MonthSpan[] = monthSpans(room),
): Promise<boolean> {
	for (const span of spans) {
		if (!(await move(tx, room, span, "take"))) return false;
	}
	return true;
}

/** Gives nights back. Months whose rows are gone are ignored. */
export async function releaseNights(tx: Queryable, room: RoomNights): Promise<void> {
	for (const span of monthSpans(room)) await move(tx, room, span, "give");
}
