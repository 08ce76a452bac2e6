import type {
	CancelIntent,
	CancelResult,
	Checkout,
	ConfirmIntent,
	ConfirmResult,
	GatewayPayment,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { SandboxPayment } from "./SandboxPayment.ts";

/** Returns a payment whose page has just been opened. */
export const openedPayment = (checkout: Checkout): SandboxPayment => ({
	...checkout,
	status: "READY",
	paymentKey: "",
	charged: 0,
	balance: 0,
	confirmFault: "none",
	cancelFault: "none",
	answers: {},
	movements: [],
});

/** Whether the method may pay in cash: a wallet may be charged from its balance, while a card has its slip instead of a cash receipt. */
export const paysInCash = (method: string): boolean => method !== "card" && method !== "eximbay";

export type SandboxPaper = "slip" | "cash";

const receiptPath = ({ orderId, paymentKey }: SandboxPayment, paper: SandboxPaper): string =>
	`/pg/sandbox/receipt?${new URLSearchParams({ orderId, paymentKey, paper })}`;

/** Maps a stored payment to the provider's public form. */
export const paymentOf = (payment: SandboxPayment): GatewayPayment => ({
	paymentKey: payment.paymentKey,
	orderId: payment.orderId,
	status: payment.status,
	totalAmount: payment.charged,
	balanceAmount: payment.balance,
	currency: "KRW",
	detail: {
		method: payment.method,
		cardNumber: "5432-****-****-1234",
		receiptUrl: receiptPath(payment, "slip"),
		...(payment.wantsCashReceipt && { cashReceiptUrl: receiptPath(payment, "cash") }),
	},
});

function charge(payment: SandboxPayment, amount: number): SandboxPayment {
	return {
		...payment,
		status: "DONE",
		charged: amount,
		balance: amount,
		movements: [...payment.movements, { kind: "charge", amount }],
	};
}

/** Returns a payment after a confirmation, with the response. */
export function confirmed(
	payment: SandboxPayment,
	{ amount, paymentKey }: ConfirmIntent,
	now: number,
): { readonly after: SandboxPayment; readonly answer: ConfirmResult; readonly isLost: boolean } {
	const unchanged = (answer: ConfirmResult) => ({ after: payment, answer, isLost: false });
	if (payment.status === "DONE") return unchanged({ kind: "approved", payment: paymentOf(payment) });
	if (payment.status !== "IN_PROGRESS" || payment.paymentKey !== paymentKey)
		return unchanged({ kind: "expired", code: "NOT_FOUND_PAYMENT_SESSION" });
	if (payment.expiresAt <= now) {
		const after: SandboxPayment = { ...payment, status: "EXPIRED" };
		return { after, answer: { kind: "expired", code: "NOT_FOUND_PAYMENT_SESSION" }, isLost: false };
	}
	if (amount !== payment.amount) return unchanged({ kind: "config", code: "INVALID_REQUEST" });
	switch (payment.confirmFault) {
		case "decline": {
			const after: SandboxPayment = { ...payment, status: "ABORTED" };
			return { after, answer: { kind: "declined", code: "REJECT_CARD_COMPANY" }, isLost: false };
		}
		case "timeout":
			return {
				after: { ...payment, confirmFault: "none" },
				answer: { kind: "unknown", code: "TIMEOUT" },
				isLost: true,
			};
		default: {
			const after = charge(payment, payment.confirmFault === "wrongAmount" ? amount - 1 : amount);
			const answer: ConfirmResult = { kind: "approved", payment: paymentOf(after) };
			return { after, answer, isLost: payment.confirmFault === "lost" };
		}
	}
}

/** Returns a payment after a refund, with the response. */
export function cancelled(
	payment: SandboxPayment,
	{ amount, balance }: CancelIntent,
): { readonly after: SandboxPayment; readonly answer: CancelResult; readonly isLost: boolean } {
	const unchanged = (answer: CancelResult) => ({ after: payment, answer, isLost: false });
	if (payment.cancelFault === "refuse") return unchanged({ kind: "refused", code: "NOT_CANCELABLE_PAYMENT" });
	if (amount > payment.balance) return unchanged({ kind: "refused", code: "NOT_CANCELABLE_AMOUNT" });
	if (balance !== payment.balance)
		return unchanged({ kind: "unknown", code: "NOT_MATCHES_REFUNDABLE_AMOUNT", spent: "otherBalance" });
	const rest = payment.balance - amount;
	const after: SandboxPayment = {
		...payment,
		balance: rest,
		status: rest === 0 ? "CANCELED" : "PARTIAL_CANCELED",
		cancelFault: "none",
		movements: [...payment.movements, { kind: "cancel", amount }],
	};
	return {
		after,
		answer: { kind: "cancelled", balanceAmount: rest },
		isLost: payment.cancelFault === "lost",
	};
}
