import type { PaymentReturn } from "#domain/payment/PaymentOutcome.ts";
import { won } from "#domain/shared/Won.ts";
import type { Keyed } from "#ports/Bookings.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { PaymentDemand, Payments } from "#ports/Payments.ts";
import { HttpPort } from "./HttpPort.ts";
import { priceLines } from "./wireLedger.ts";
import { payment } from "./wirePayments.ts";
import { dayOrNull } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpPayments extends HttpPort implements Payments {
	prepare({ kind, method, target }: PaymentDemand, { key }: Keyed) {
		const what =
			"orderNumber" in target ? { orderNum: target.orderNumber } : { orderAddPayIdx: target.extraPaymentId };
		return this.calls.send(
			() =>
				this.calls.payment.POST("/v1/payments/prepare", {
					params: { header: { "Idempotency-Key": key } },
					body: { payKind: kind, payMethod: method, ...what },
				}),
			(data) => ({
				paymentId: data.paymentIdx,
				checkoutUrl: data.checkoutUrl,
				amount: won(data.amount),
			}),
		);
	}

	approve({ orderNumber, paymentId, token }: PaymentReturn, { key }: Keyed) {
		return this.calls.send(
			() =>
				this.calls.payment.POST("/v1/payments/approve", {
					params: { header: { "Idempotency-Key": key } },
					body: { paymentIdx: paymentId, orderNum: orderNumber, pgToken: token },
				}),
			(data) => ({
				outcome: data.outcome,
				orderNumber: data.orderNum,
				payment: payment(data.payment),
				lines: priceLines(data.ledger.lines),
				digest: data.ledger.digest,
			}),
		);
	}

	view(orderNumber: string, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.payment.GET("/v1/payments/{orderNum}", {
					params: { path: { orderNum: orderNumber } },
					...withSignal(options),
				}),
			(data) => ({
				outcome: data.outcome,
				orderNumber: data.orderNum,
				orderProductId: data.orderProductIdx,
				status: data.orderProductStatus,
				validUntil: dayOrNull(data.validUntil),
				stayName: data.productName,
				payment: payment(data.payment),
				lines: priceLines(data.ledger.lines),
				digest: data.ledger.digest,
			}),
		);
	}
}
