import { ledgerAnswer } from "#server/catalog/ledgerAnswer.ts";
import type { PaymentHandler } from "#server/http/handlers.ts";
import { paymentAnswer } from "#server/payments/paymentAnswer.ts";

export const viewPayment: PaymentHandler<"viewPayment"> = async ({ path }, { member, services }) => {
	const view = await services.payments.view(member.memberId, path.orderNum);
	return {
		outcome: view.outcome,
		orderNum: view.order.pay.order_num,
		orderProductIdx: view.orderProductId,
		productName: view.productName,
		payment: paymentAnswer(view.order.pay, view.payment),
		ledger: ledgerAnswer(view.lines),
	};
};
