import type { Queryable } from "#server/database/Database.ts";

/** Rooms of a night, free and taken together, by room and night: what no sale may change. */
export type RoomNights = ReadonlyMap<string, number>;

const roomNightsSql = `
	WITH night AS (
		SELECT property_id, room_id, make_date(ym / 100, ym % 100, day::int) AS day, free
		FROM room_month, unnest(stock) WITH ORDINALITY AS slot (free, day)
	), taken AS (
		SELECT property_id, room_id, day::date AS day, sum(quantity)::int AS taken
		FROM order_product, generate_series(check_in, check_out - 1, interval '1 day') AS day
		WHERE stock_taken GROUP BY 1, 2, 3
	)
	SELECT property_id || '/' || room_id || '/' || day AS key, free + coalesce(taken, 0) AS rooms
	FROM night LEFT JOIN taken USING (property_id, room_id, day)`;

export async function roomNights(db: Queryable): Promise<RoomNights> {
	const { rows } = await db.query<{ key: string; rooms: number }>(roomNightsSql);
	return new Map(rows.map(({ key, rooms }) => [key, rooms]));
}

/** Each answers the rows that break a law; none may. */
const broken: Readonly<Record<string, string>> = {
	"an order that is placed has its money": `SELECT order_num AS what FROM order_pay o WHERE stage = 'placed' AND total_amount > 0 AND NOT EXISTS
			(SELECT FROM payment p WHERE p.order_pay_id = o.order_pay_id AND p.kind <> 'addpay' AND p.paid_at IS NOT NULL)`,
	"money that was taken belongs to an order that stands, or went back": `SELECT order_num AS what FROM payment p JOIN order_pay o USING (order_pay_id)
			WHERE p.status = 'complete' AND p.kind <> 'addpay' AND o.stage = 'expired'`,
	"the rooms of an order add up to the order": `SELECT order_num AS what FROM order_pay o JOIN order_product r USING (order_pay_id)
			GROUP BY order_pay_id, order_num, o.total_amount HAVING sum(r.total_amount) <> o.total_amount`,
	"refunds of a payment are what was given back of it": `SELECT payment_id::text AS what FROM payment p JOIN refund r USING (payment_id)
			WHERE r.state = 'done' GROUP BY payment_id, p.cancelled_amount HAVING sum(r.amount) > p.cancelled_amount`,
	"an order that expired holds no room": `SELECT order_num AS what FROM order_pay JOIN order_product USING (order_pay_id) WHERE stage = 'expired' AND stock_taken`,
};

/** What is wrong with the books, in words; nothing when all laws hold. */
export async function brokenLaws(
	db: Queryable,
	before: RoomNights,
	confirmed: ReadonlySet<string>,
): Promise<string[]> {
	const problems: string[] = [];
	for (const [law, sql] of Object.entries(broken)) {
		const { rows } = await db.query<{ what: string }>(sql);
		if (rows.length > 0) problems.push(`Broken: ${law}: ${rows.map(({ what }) => what).join(", ")}`);
	}
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
