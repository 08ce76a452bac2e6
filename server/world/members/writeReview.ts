import type { Queryable } from "#server/database/Database.ts";
import type { Account } from "./accounts.ts";
import type { BookingSeed } from "./bookings.ts";

const columns = ["star_one", "star_two", "star_three", "star_four", "star_five"] as const;

/** A review of a stay somebody had, counted in the stay's statistics. */
export async function writeReview(
	tx: Queryable,
	orderProductId: number,
	{ name }: Account,
	{ star, title, content }: NonNullable<BookingSeed["review"]>,
	at: number,
): Promise<void> {
	const masked = `${name.slice(0, 1)}*${name.slice(2)}`;
	await tx.query(
		`INSERT INTO review (property_id, room_id, member_id, order_product_id, user_name, room_name, title, content, star, check_in, check_out,
			verification_source, created_at)
		SELECT property_id, room_id, member_id, order_product_id, $2, snapshot->>'roomName', $3, $4, $5, check_in, check_out, 'OWN', $6
		FROM order_product WHERE order_product_id = $1`,
		[orderProductId, masked, title, content, star, new Date(at)],
	);
	await tx.query(
		`UPDATE review_stat SET ${columns[star - 1]} = ${columns[star - 1]} + 1
		WHERE property_id = (SELECT property_id FROM order_product WHERE order_product_id = $1)`,
		[orderProductId],
	);
}
