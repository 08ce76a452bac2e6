import type { Queryable } from "#server/platform/database/Database.ts";

/** Returns the contact address of the stay that a room was booked at; null when it has none. */
export async function contactOf(db: Queryable, orderNo: string): Promise<string | null> {
	const { rows } = await db.query<{ email: string | null }>(
		"SELECT s.contact_email AS email FROM order_product p JOIN property s USING (property_id) WHERE p.order_no = $1",
		[orderNo],
	);
	return rows[0]?.email ?? null;
}
