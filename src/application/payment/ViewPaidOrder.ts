import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Clock } from "#ports/Clock.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";
import type { Payments } from "#ports/Payments.ts";
import type { ReportedOrders } from "#ports/ReportedOrders.ts";
import type { Tracker } from "#ports/Tracker.ts";

interface ViewPaidOrderDeps {
	readonly payments: Payments;
	readonly orders: LinkedOrders;
	readonly reported: ReportedOrders;
	readonly tracker: Tracker;
	readonly clock: Clock;
}

/** Maximum age of a payment, in milliseconds, to report it as a purchase. Opening the receipt later is only a revisit. */
const maxPurchaseAgeMs = 86_400_000;

/** Loads the payment state of an order: the receipt, or the current state while the outcome is unknown (DEC-173). */
export class ViewPaidOrder extends UseCaseOf<ViewPaidOrderDeps> {
	readonly failures = shownOnScreen;
	async execute(orderNumber: string, options: CallOptions = {}): Promise<Result<PaidOrder, Failure>> {
		const answer = await this.deps.payments.view(orderNumber, options);
		if (answer.ok) void this.#report(answer.value);
		return answer;
	}

	/** Reports the purchase once, however the traveller reached the receipt (TRACK-02). */
	async #report({ outcome, orderNumber, payment, lines }: PaidOrder): Promise<void> {
		const { orders, reported, tracker, clock } = this.deps;
		const isNew = payment.paidAt !== null && clock.now() - payment.paidAt < maxPurchaseAgeMs;
		const isExtra = lines.some(({ kind }) => kind === "extraPayment");
		if (outcome !== "approved" || !isNew || isExtra) return;
		const order = await orders.detail(orderNumber);
		if (!order.ok || !reported.add(orderNumber)) return;
		const { stayId, ratePlanId } = order.value.product;
		tracker.report({
			kind: "purchase",
			orderNumber,
			stayId,
			ratePlanId,
			total: payment.totalAmount,
			method: payment.method,
		});
	}
}
