import type { StayDates } from "#domain/shared/StayDates.ts";
import { type MonthSpan, monthSpans } from "#server/catalogue/pricing/StayTerms.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Nights of one room type. */
export interface RoomNights extends StayDates {
	readonly propertyId: number;
	readonly roomId: number;
	readonly rooms: number;
}

/**
 * The statement that moves the stock of so many slots, and tells the search of it when it did (see markDirty). Slots are parameters from
 * $5 on.
 */
function statement(slots: number, kind: "take" | "give") {
	const slot = Array.from({ length: slots }, (_, index) => `stock[$${index + 5}::int]`);
	const changed = slot.map((each) =>
		kind === "take" ? `${each} = ${each} - $4::int2` : `${each} = least(cap, ${each} + $4::int2)`,
	);
	const enough = kind === "take" ? slot.map((each) => `AND ${each} >= $4::int2`).join(" ") : "";
	return {
		name: `inventory.${kind}${slots}`,
		text: `WITH moved AS (
			UPDATE room_month SET ${changed.join(", ")} WHERE property_id = $1 AND ym = $2 AND room_id = $3 ${enough} RETURNING property_id, ym
		)
		INSERT INTO stay_dirty (property_id, ym) SELECT property_id, ym FROM moved`,
	};
}

async function move(tx: Queryable, room: RoomNights, span: MonthSpan, kind: "take" | "give") {
	const slots = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
	const { rowCount } = await tx.query(statement(slots.length, kind), [
		room.propertyId,
		span.ym,
		room.roomId,
		room.rooms,
		...slots,
	]);
	return rowCount === 1;
}

/**
 * Takes rooms for every night, or says that some night has too few; then the caller must roll back. One conditional update
 * a month, months in order, so that nobody reads a number and writes it later, and nobody waits in a circle. [DEC-090]
 */
export async function takeNights(tx: Queryable, room: RoomNights): Promise<boolean> {
	for (const span of monthSpans(room)) {
		if (!(await move(tx, room, span, "take"))) return false;
	}
	return true;
}

/** Gives nights back; months that are no longer sold are left alone. */
export async function giveNights(tx: Queryable, room: RoomNights): Promise<void> {
	for (const span of monthSpans(room)) await move(tx, room, span, "give");
}
