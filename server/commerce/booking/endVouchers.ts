import { productOf } from "#domain/booking/Order.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { type Batch, forEachDue } from "#server/platform/jobs/forEachIsolated.ts";
import { moveProduct } from "./moveProduct.ts";
import { OrderProductStore } from "./store/OrderProductStore.ts";
import { OrderStore } from "./store/OrderStore.ts";
import { notifyVoucherEnding } from "./voucherMessages.ts";

const remindedDays = 30;

/** Ends unused vouchers whose last day has passed. Returns how many. [DEC-192] */
export async function endVouchers({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const ended = (batch: Batch) => new OrderProductStore(db).endedVouchers(koreanDay(now), batch);
	return forEachDue(ended, (orderProductId) =>
		db.tx(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId });
			const product = order && productOf(order, orderProductId);
			if (product?.status !== "pending" || product.checkIn !== null) return false;
			await moveProduct(tx, product, { event: "VOUCHER_ENDED", actor: "system", now });
			return true;
		}),
	);
}

/** Reminds holders of vouchers that expire within 30 days, once each. Returns how many. [DEC-192] */
export async function remindOfVouchers({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const today = koreanDay(now);
	const until = addDays(today, remindedDays);
	const ending = (batch: Batch) => new OrderProductStore(db).endingVouchers(today, until, batch);
	return forEachDue(ending, (orderProductId) =>
		db.tx(async (tx) => {
			if (!(await new OrderProductStore(tx).noteReminded(orderProductId, now))) return false;
			const order = await new OrderStore(tx).read({ orderProductId });
			if (order) await notifyVoucherEnding(tx, order, productOf(order, orderProductId), now);
			return true;
		}),
	);
}
