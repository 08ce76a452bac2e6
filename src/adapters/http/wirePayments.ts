import type { components } from "#contracts/content.d.ts";
import type { Payment } from "#domain/payment/Payment.ts";
import type { Receipt } from "#domain/payment/Receipt.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";

/** Maps a payment from the wire format to ENT-22. */
export const payment = (wire: components["schemas"]["Payment"]): Payment => ({
	method: wire.payMethod,
	status: wire.payStatus,
	paidAt: koreanInstant(wire.payDate),
	memberTypeAtPaid: wire.userTypeAtPaid ?? "N",
	memberGradeAtPaid: wire.userGradeAtPaid ?? "Bronze",
	discountPercentAtPaid: wire.userDiscountRateAtPaid,
	originalAmount: won(wire.originalAmount),
	saleAmount: won(wire.saleAmount),
	discountedAmount: won(wire.discountedAmount),
	couponAmount: won(wire.couponAmount),
	awesomeCashAmount: won(wire.pointAmount),
	refundedAwesomeCash: won(wire.cancelPointAmount),
	welfarePointAmount: won(wire.userPointAmount),
	refundedWelfarePoints: won(wire.cancelUserPointAmount),
	totalAmount: won(wire.totalAmount),
	refundedAmount: won(wire.cancelAmount),
	refundedAt: koreanInstant(wire.cancelDate),
});

export const receipt = (wire: components["schemas"]["Receipt"]): Receipt => ({
	reason: wire.reason,
	method: wire.payMethod,
	amount: won(wire.amount),
	paidAt: koreanInstant(wire.payDate),
	refunds: wire.refunds.map(({ amount, cancelDate }) => ({
		amount: won(amount),
		at: koreanInstant(cancelDate),
	})),
	cardNumber: wire.cardNumber,
	slipUrl: wire.slipUrl,
	cashReceiptUrl: wire.cashReceiptUrl,
});
