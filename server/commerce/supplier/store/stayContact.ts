import type { Queryable } from "#server/platform/database/Database.ts";

interface StayContact {
	readonly orderPayId: number;
	/** Null when the stay has none. */
	readonly email: string | null;
}

/** Returns the contact address of the stay that a room was booked at, with the room's order; null for an unknown order number. */
export async function contactOf(db: Queryable, orderNo: string): Promise<StayContact | null> {
	const { rows } = await db.query<StayContact>(
		'SELECT p.order_pay_id AS "orderPayId", s.contact_email AS email FROM order_product p JOIN property s USING (property_id) WHERE p.order_no = $1',
		[orderNo],
	);
	return rows[0] ?? null;
}

/** Sets the address to which a stay's bookings and the questions about them are mailed; returns false if there is no such stay. */
export async function setStayContact(
	db: Queryable,
	propertyId: number,
	email: string | null,
): Promise<boolean> {
	const { rowCount } = await db.query("UPDATE property SET contact_email = $2 WHERE property_id = $1", [
		propertyId,
		email,
	]);
	return rowCount > 0;
}
