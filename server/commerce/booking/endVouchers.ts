import { productOf } from "#domain/booking/Order.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { moveProduct } from "./moveProduct.ts";
import { OrderProductStore } from "./store/OrderProductStore.ts";
import { OrderStore } from "./store/OrderStore.ts";
import { notifyVoucherEnding } from "./voucherMessages.ts";

interface Parts {
	readonly db: Database;
	readonly clock: Clock;
}

const batch = 200;
const remindedDays = 30;

/** Vouchers whose last day has passed unused are over. How many. [DEC-192] */
export async function endVouchers({ db, clock }: Parts): Promise<number> {
	const now = clock.now();
	const ended = await new OrderProductStore(db).endedVouchers(koreanDay(now), batch);
	for (const orderProductId of ended)
		await db.tx(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId });
			const product = order && productOf(order, orderProductId);
			if (product?.status !== "pending" || product.checkIn !== null) return;
			await moveProduct(tx, product, { event: "VOUCHER_ENDED", actor: "system", now });
		});
	return ended.length;
}

/** Holders of vouchers that end within thirty days are told, once each. How many. [DEC-192] */
export function remindOfVouchers({ db, clock }: Parts): Promise<number> {
	return db.tx(async (tx) => {
		const now = clock.now();
		const today = koreanDay(now);
		const reminded = await new OrderProductStore(tx).remindVouchers(
			today,
			addDays(today, remindedDays),
			batch,
			now,
		);
		for (const orderProductId of reminded) {
			const order = await new OrderStore(tx).read({ orderProductId });
			if (order) await notifyVoucherEnding(tx, order, productOf(order, orderProductId), now);
		}
		return reminded.length;
	});
}
