import type { Queryable } from "#server/database/Database.ts";
import { giveNights } from "#server/inventory/nights.ts";
import type { OrderProductRow } from "./orders.ts";

/** Gives the nights of a product back, once. */
export async function giveBackStock(tx: Queryable, product: OrderProductRow): Promise<void> {
	const { rowCount } = await tx.query(
		"UPDATE order_product SET stock_taken = false WHERE order_product_id = $1 AND stock_taken",
		[product.order_product_id],
	);
	if (rowCount === 0 || product.check_in === null || product.nights === null) return;
	await giveNights(tx, {
		propertyId: product.property_id,
		roomId: product.room_id,
		checkIn: product.check_in,
		nights: product.nights,
		rooms: product.quantity,
	});
}
