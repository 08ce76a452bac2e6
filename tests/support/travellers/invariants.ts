import { findViolations } from "#server/ops/store/invariants.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Rooms per night, free and taken together, by room and night: no sale may change this. */
export type RoomNights = ReadonlyMap<string, number>;

const roomNightsSql = `
	WITH night AS (
		SELECT property_id, room_id, make_date(ym / 100, ym % 100, day::int) AS day, free
		FROM room_month, unnest(stock) WITH ORDINALITY AS slot (free, day)
	), taken AS (
		SELECT property_id, room_id, day, sum(quantity)::int AS taken FROM taken_night GROUP BY 1, 2, 3
	)
	SELECT property_id || '/' || room_id || '/' || day AS key, free + coalesce(taken, 0) AS rooms
	FROM night LEFT JOIN taken USING (property_id, room_id, day)`;

export async function roomNights(db: Queryable): Promise<RoomNights> {
	const { rows } = await db.query<{ key: string; rooms: number }>(roomNightsSql);
	return new Map(rows.map(({ key, rooms }) => [key, rooms]));
}

/** Describes what is wrong with the books; empty when every invariant holds. */
export async function findInvariantViolations(
	db: Queryable,
	before: RoomNights,
	confirmed: ReadonlySet<string>,
): Promise<string[]> {
	const problems: string[] = [];
	for (const { invariant, by } of await findViolations(db))
		problems.push(`Broken: ${invariant}: ${by.join(", ")}`);
	const after = await roomNights(db);
	const moved = [...before].filter(([key, rooms]) => after.get(key) !== rooms);
	if (moved.length > 0) {
		const [[key, rooms] = ["", 0]] = moved;
		problems.push(`${moved.length} room nights changed, as ${key} from ${rooms} to ${after.get(key)}.`);
	}
	const { rows } = await db.query<{ num: string }>(
		"SELECT order_num AS num FROM order_pay WHERE stage = 'placed'",
	);
	const placed = new Set(rows.map(({ num }) => num));
	const lost = [...confirmed].filter((num) => !placed.has(num));
	if (lost.length > 0) problems.push(`Confirmed to the traveller and not placed: ${lost.join(", ")}`);
	return problems;
}
