import type { StayDate } from "#domain/shared/StayDate.ts";
import type { MonthSpan } from "#server/catalogue/pricing/StayTerms.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

export interface SoldRoom {
	readonly propertyId: number;
	readonly roomId: number;
	readonly name: string;
}

export interface SoldPlan extends SoldRoom {
	readonly ratePlanId: number;
}

export async function roomNumbered(db: Queryable, roomId: number): Promise<SoldRoom | null> {
	const { rows } = await db.query<SoldRoom>(
		`SELECT property_id AS "propertyId", room_id AS "roomId", p.name || ' ' || r.name AS name
		FROM room r JOIN property p USING (property_id) WHERE room_id = $1`,
		[roomId],
	);
	return rows[0] ?? null;
}

/** Returns a plan that is sold by the night; null when there is none with this ID. */
export async function planNumbered(db: Queryable, ratePlanId: number): Promise<SoldPlan | null> {
	const { rows } = await db.query<SoldPlan>(
		`SELECT rp.property_id AS "propertyId", rp.room_id AS "roomId", rateplan_id AS "ratePlanId",
			p.name || ' ' || r.name || ' ' || rp.name AS name
		FROM rateplan rp JOIN property p USING (property_id) JOIN room r USING (room_id)
		WHERE rateplan_id = $1 AND rp.sale_type = 'STAY'`,
		[ratePlanId],
	);
	return rows[0] ?? null;
}

/** SQL for the nights of month $2, from day $3 to day $4. */
const nightsOfSpan = `generate_series(make_date($2::int / 100, $2::int % 100, $3::int),
	make_date($2::int / 100, $2::int % 100, $4::int), interval '1 day')`;

/** Returns false when the month is not on sale at all. */
export async function setPrices(
	tx: Queryable,
	plan: SoldPlan,
	span: MonthSpan,
	price: number,
): Promise<boolean> {
	const { rowCount } = await tx.query(
		`UPDATE rate_month SET price[$5::int:$6::int] = array_fill($7::int4, ARRAY[$6::int - $5::int + 1])
		WHERE property_id = $1 AND ym = $2 AND room_id = $3 AND rateplan_id = $4`,
		[plan.propertyId, span.ym, plan.roomId, plan.ratePlanId, span.from, span.to, price],
	);
	return rowCount > 0;
}

/**
 * Sets how many rooms are left. Existing bookings are kept, so the capacity is raised to at least the booked plus the remaining rooms.
 * False when the month is not on sale at all. The lock keeps out bookings between the count and the change.
 */
export async function setStock(
	tx: Queryable,
	room: SoldRoom,
	span: MonthSpan,
	left: number,
): Promise<boolean> {
	const { rowCount } = await tx.query(
		"SELECT FROM room_month WHERE property_id = $1 AND ym = $2 AND room_id = $3 FOR UPDATE",
		[room.propertyId, span.ym, room.roomId],
	);
	if (rowCount === 0) return false;
	await tx.query(
		`UPDATE room_month SET stock[$3::int:$4::int] = array_fill($6::int2, ARRAY[$4::int - $3::int + 1]),
			cap = greatest(cap, $6::int + coalesce((
				SELECT max(booked) FROM (
					SELECT sum(quantity)::int AS booked
					FROM ${nightsOfSpan} AS day
					JOIN taken_night t ON t.property_id = $1 AND t.room_id = $5 AND t.day = day.day::date
					GROUP BY day.day
				) AS nights
			), 0))
		WHERE property_id = $1 AND ym = $2 AND room_id = $5`,
		[room.propertyId, span.ym, span.from, span.to, room.roomId, left],
	);
	return true;
}

/** Returns false when the room has no plan that is sold by the night. */
export async function stopNights(tx: Queryable, room: SoldRoom, span: MonthSpan): Promise<boolean> {
	const { rowCount } = await tx.query(
		"SELECT FROM rateplan WHERE room_id = $1 AND sale_type = 'STAY' LIMIT 1",
		[room.roomId],
	);
	if (rowCount === 0) return false;
	await tx.query(
		`INSERT INTO stopped_night (rateplan_id, night) SELECT rateplan_id, day::date FROM rateplan, ${nightsOfSpan} AS day
		WHERE room_id = $1 AND sale_type = 'STAY' ON CONFLICT DO NOTHING`,
		[room.roomId, span.ym, span.from, span.to],
	);
	await keepStopped(tx, room, span.ym);
	return true;
}

/** Closes stopped nights again that a new price or a new plan has opened, and remembers that price. */
export async function keepStopped(
	tx: Queryable,
	{ propertyId, roomId }: { readonly propertyId: number; readonly roomId: number },
	ym: number,
): Promise<void> {
	const month = [propertyId, ym, roomId];
	const inMonth = `s.night >= make_date($2::int / 100, $2::int % 100, 1)
		AND s.night < make_date($2::int / 100, $2::int % 100, 1) + interval '1 month'`;
	await tx.query(
		`INSERT INTO stopped_night (rateplan_id, night)
		SELECT other.rateplan_id, s.night FROM stopped_night s JOIN rateplan rp USING (rateplan_id)
			JOIN rateplan other ON other.property_id = rp.property_id AND other.room_id = rp.room_id AND other.sale_type = 'STAY'
		WHERE rp.property_id = $1 AND rp.room_id = $3 AND ${inMonth} ON CONFLICT DO NOTHING`,
		month,
	);
	await tx.query(
		`UPDATE stopped_night s SET price = m.price[extract(day FROM s.night)::int] FROM rate_month m
		WHERE m.property_id = $1 AND m.ym = $2 AND m.room_id = $3 AND m.rateplan_id = s.rateplan_id AND ${inMonth}
			AND m.price[extract(day FROM s.night)::int] IS NOT NULL`,
		month,
	);
	await tx.query(
		`UPDATE rate_month m SET price = (
			SELECT array_agg(CASE WHEN s.night IS NULL THEN old.price END ORDER BY old.n)
			FROM unnest(m.price) WITH ORDINALITY AS old (price, n) LEFT JOIN stopped_night s
				ON s.rateplan_id = m.rateplan_id AND s.night = make_date($2::int / 100, $2::int % 100, old.n::int))
		WHERE m.property_id = $1 AND m.ym = $2 AND m.room_id = $3
			AND EXISTS (SELECT FROM stopped_night s WHERE s.rateplan_id = m.rateplan_id AND ${inMonth})`,
		month,
	);
}

/** Puts stopped nights back on sale at the remembered prices. Returns how many plan nights were stopped. */
export async function openNights(tx: Queryable, room: SoldRoom, span: MonthSpan): Promise<number> {
	await tx.query(
		`UPDATE rate_month m SET price = (
			SELECT array_agg(coalesce(old.price, s.price) ORDER BY old.n)
			FROM unnest(m.price) WITH ORDINALITY AS old (price, n) LEFT JOIN stopped_night s
				ON s.rateplan_id = m.rateplan_id AND old.n BETWEEN $4 AND $5
				AND s.night = make_date($2::int / 100, $2::int % 100, old.n::int))
		WHERE m.property_id = $1 AND m.ym = $2 AND m.room_id = $3`,
		[room.propertyId, span.ym, room.roomId, span.from, span.to],
	);
	const { rowCount } = await tx.query(
		`DELETE FROM stopped_night WHERE rateplan_id IN (SELECT rateplan_id FROM rateplan WHERE room_id = $1)
			AND night IN (SELECT day::date FROM ${nightsOfSpan} AS day)`,
		[room.roomId, span.ym, span.from, span.to],
	);
	return rowCount;
}

export interface NightLine {
	readonly roomId: number;
	readonly roomName: string;
	readonly ratePlanId: number;
	readonly planName: string;
	readonly night: StayDate;
	readonly price: number | null;
	readonly stock: number;
	readonly isStopped: boolean;
	/** The price of the night once it is back on sale. */
	readonly stoppedPrice: number | null;
}

/** Returns a stay's nights within a month, by room and plan. */
export async function nightLines(
	db: Queryable,
	propertyId: number,
	span: MonthSpan,
): Promise<readonly NightLine[]> {
	const { rows } = await db.query<NightLine>(
		`SELECT r.room_id AS "roomId", r.name AS "roomName", rp.rateplan_id AS "ratePlanId", rp.name AS "planName",
			day::date AS night, m.price[extract(day FROM day)::int] AS price, c.stock[extract(day FROM day)::int] AS stock,
			s.night IS NOT NULL AS "isStopped", s.price AS "stoppedPrice"
		FROM ${nightsOfSpan} AS day
		JOIN room_month c ON c.property_id = $1 AND c.ym = $2
		JOIN rate_month m ON m.property_id = c.property_id AND m.ym = c.ym AND m.room_id = c.room_id
		JOIN room r ON r.room_id = c.room_id
		JOIN rateplan rp ON rp.rateplan_id = m.rateplan_id
		LEFT JOIN stopped_night s ON s.rateplan_id = m.rateplan_id AND s.night = day::date
		ORDER BY r.room_id, rp.rateplan_id, day`,
		[propertyId, span.ym, span.from, span.to],
	);
	return rows;
}
