import { ledgerAnswer } from "#server/catalog/ledgerAnswer.ts";
import type { PaymentHandler } from "#server/http/handlers.ts";
import { onceAround } from "#server/idempotency/once.ts";
import { paymentAnswer } from "#server/payments/paymentAnswer.ts";

export const approvePayment: PaymentHandler<"approvePayment"> = async ({ body }, call) => {
	const { member, services, idempotencyKey, now } = call;
	const keyed = {
		memberId: member.memberId,
		key: idempotencyKey,
		operation: "approvePayment",
		request: body,
	};
	return onceAround(services.db, keyed, now(), async () => {
		const { outcome, order, payment, lines } = await services.payments.approve({
			memberId: member.memberId,
			paymentId: body.paymentIdx,
			orderNum: body.orderNum,
			pgToken: body.pgToken,
		});
		return {
			isFinal: outcome === "approved",
			answer: {
				outcome,
				orderNum: order.pay.order_num,
				payment: paymentAnswer(order.pay, payment),
				ledger: ledgerAnswer(lines),
			},
		};
	});
};
