import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { portions, type TableLines } from "./insertLines.ts";

/**
 * Builds the statement that adds nights. New months are inserted. The month in which the nights on sale end keeps its current values up to
 * that day, so that bookings made meanwhile are not lost. Rows whose room or plan no longer exists are skipped.
 */
const addSlots = (table: string, columns: string, key: string, slots: string, owner: string) => `
	INSERT INTO ${table} (${columns}, ${slots})
	SELECT ${columns}, ${slots} FROM json_populate_recordset(NULL::${table}, $1::json) JOIN ${owner} WHERE ym >= $2
	ON CONFLICT (${key}) DO UPDATE SET ${slots} = ${table}.${slots}[1:$3::int] || excluded.${slots}[$3::int + 1:]
	WHERE excluded.ym = $2`;

const statements: Readonly<Record<string, string>> = {
	room_month: addSlots(
		"room_month",
		"property_id, ym, room_id, cap",
		"property_id, ym, room_id",
		"stock",
		"(SELECT property_id, room_id FROM room) own USING (property_id, room_id)",
	),
	rate_month: addSlots(
		"rate_month",
		"property_id, ym, room_id, rateplan_id",
		"property_id, ym, room_id, rateplan_id",
		"price",
		"(SELECT property_id, room_id, rateplan_id FROM rateplan) own USING (property_id, room_id, rateplan_id)",
	),
};

/** Puts the nights of a snapshot's tables after the given day on sale. */
export async function addNights(
	tx: Queryable,
	tables: readonly TableLines[],
	until: StayDate,
): Promise<void> {
	const month = Number(until.slice(0, 4)) * 100 + Number(until.slice(5, 7));
	const day = Number(until.slice(8));
	for (const { table, lines } of tables) {
		const statement = statements[table];
		if (!statement) continue;
		for (const portion of portions(lines)) await tx.query(statement, [`[${portion.join(",")}]`, month, day]);
	}
	await tx.query(
		"INSERT INTO stay_dirty (property_id, ym) SELECT DISTINCT property_id, ym FROM room_month WHERE ym >= $1",
		[month],
	);
}
