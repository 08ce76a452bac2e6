import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";
import { onceAround } from "#server/platform/idempotency/once.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const preparePayment: PaymentHandler<"preparePayment"> = async ({ body }, call) => {
	const { member, services, idempotencyKey, now } = call;
	const keyed = {
		memberId: member.memberId,
		key: idempotencyKey,
		operation: "preparePayment",
		request: body,
	};
	return onceAround(services.db, keyed, now(), async () => {
		const prepared = await services.payments.prepare({
			memberId: member.memberId,
			payKind: body.payKind,
			payMethod: body.payMethod,
			...(body.orderNum === undefined ? {} : { orderNum: body.orderNum }),
			...(body.orderAddPayIdx === undefined ? {} : { orderAddPayId: body.orderAddPayIdx }),
		});
		return {
			isFinal: true,
			answer: {
				paymentIdx: prepared.paymentId,
				checkoutUrl: prepared.checkoutUrl,
				amount: prepared.amount,
				expiresAt: koreanDateTime(prepared.expiresAt),
				ledger: ledgerAnswer(prepared.lines),
			},
		};
	});
};
