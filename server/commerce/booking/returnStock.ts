import type { OrderProduct } from "#domain/booking/Order.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { releaseNights } from "#server/catalogue/inventory/store/nights.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { OrderProductStore } from "./store/OrderProductStore.ts";

/** Returns a product's nights to stock, at most once. */
export async function returnStock(tx: Queryable, product: OrderProduct): Promise<void> {
	const isMine = await new OrderProductStore(tx).markStockReturned(product.orderProductId);
	if (!isMine || product.checkIn === null || product.nights === null) return;
	await releaseNights(tx, {
		propertyId: product.propertyId,
		roomId: product.roomId,
		...stayFrom(product.checkIn, product.nights),
		rooms: product.quantity,
	});
}
