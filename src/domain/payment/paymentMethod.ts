import { bookingCopy } from "#copy/booking.ts";
import { type PaymentKind, type PaymentMethod, paymentMethods } from "./Payment.ts";

const labels = bookingCopy.pay.labels;

/** Labels by every spelling of a method found on payments. [PAY-04, DEC-087] */
const labelBySpelling = new Map<string | null, string>(
	Object.entries({
		card: labels.card,
		naverpay: labels.naverpay,
		kakaopay: labels.kakaopay,
		tosspay: labels.tosspay,
		payco: labels.payco,
		eximbay: labels.eximbay,
		...{ uplus: labels.card, naver: labels.naverpay, kakao: labels.kakaopay },
	} satisfies Record<PaymentMethod, string>),
);

/** Returns the Korean name of a payment method; '기타 결제' for an unknown one. [PAY-04, DEC-087] */
export const paymentMethodLabel = (method: string | null): string =>
	labelBySpelling.get(method) ?? labels.other;

/** Returns the names of the methods that an order and its later additions were paid with: '네이버페이 · 신용카드'. */
export const paidWithLabel = (methods: readonly (string | null)[]): string =>
	[...new Set(methods.map(paymentMethodLabel))].join(" · ");

/** Returns the methods allowed for a payment kind; overseas cards are for overseas bookings only. [DEC-086] */
export const methodsFor = (kind: PaymentKind): readonly PaymentMethod[] =>
	paymentMethods.filter((method) => method !== "eximbay" || kind === "global");

export const isMethodAllowed = (kind: PaymentKind, method: string): boolean =>
	methodsFor(kind).some((allowed) => allowed === method);

/** Returns the payment kind of a new booking. [DEC-086] */
export function bookingPaymentKind(stay: {
	readonly nationCode: string;
	readonly isDateless: boolean;
}): PaymentKind {
	if (stay.isDateless) return "voucher";
	return stay.nationCode === "KR" ? "main" : "global";
}
