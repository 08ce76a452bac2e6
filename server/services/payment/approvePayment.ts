import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";
import { onceAround } from "#server/platform/idempotency/once.ts";
import { paymentAnswer } from "#server/services/answers/paymentAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

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
				orderNum: order.orderNum,
				payment: paymentAnswer(order, payment),
				ledger: ledgerAnswer(lines),
			},
		};
	});
};
