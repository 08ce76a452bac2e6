import type { Queryable } from "#server/platform/database/Database.ts";

/** A stay as listed by the comparison service. */
export interface ComparedHotel {
	readonly hotelId: string;
	readonly label: string;
}

/** Returns null for a stay the comparison service does not list. */
export async function loadComparedHotel(db: Queryable, propertyId: number): Promise<ComparedHotel | null> {
	const { rows } = await db.query<ComparedHotel>(
		`SELECT hotel_id AS "hotelId", label FROM hotels_combined_hotel WHERE property_id = $1`,
		[propertyId],
	);
	return rows[0] ?? null;
}
