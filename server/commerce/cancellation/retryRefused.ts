import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { AttemptStore } from "#server/commerce/payment/store/AttemptStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { retryRefund } from "./refunds.ts";
import { RefusedRefundStore } from "./store/RefusedRefundStore.ts";

/** Records another attempt at a refused refund. Returns the attempt to run; null when no refused refund has this ID. */
export async function retryRefused(tx: Queryable, attemptId: number, now: number): Promise<number | null> {
	const refused = new RefusedRefundStore(tx);
	const seen = await refused.find(attemptId);
	if (!seen) return null;
	await new OrderStore(tx).lock({ orderPayId: seen.orderPayId });
	// It may have been retried concurrently while we waited for the lock.
	const found = await refused.find(attemptId);
	if (!found) return null;
	if (found.refundId !== null) return retryRefund(tx, found.refundId, now);
	const { paymentId, amount, orderNum } = found;
	const { anew: _, ...request } = found.request;
	return (
		await new AttemptStore(tx).schedule({ paymentId, action: "cancel", amount, request, orderNum }, now)
	).id;
}
