import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";
import { paymentAnswer } from "#server/services/answers/paymentAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const viewPayment: PaymentHandler<"viewPayment"> = async ({ path }, { member, services }) => {
	const view = await services.payments.view(member.memberId, path.orderNum);
	return {
		outcome: view.outcome,
		orderNum: view.order.orderNum,
		orderProductIdx: view.orderProductId,
		orderProductStatus: view.status,
		validUntil: view.validUntil,
		productName: view.productName,
		payment: paymentAnswer(view.order, view.payment),
		ledger: ledgerAnswer(view.lines),
	};
};
