import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { PaymentState } from "./paymentMachine.ts";

/** The states of a payment (PAY-01). */
export type PaymentStatus = Exclude<PaymentState, "new">;

/** Whether a refund of the payment is in progress, or may be; no other refund can start until it has ended. [table 4.2] */
export const isRefundInProgress = (status: PaymentStatus): boolean =>
	status === "cancelRequest" || status === "partialCancel";

/** Domestic, overseas, dateless voucher, extra payment, or handled by text-message link. [PAY-02, DEC-086] */
export type PaymentKind = "main" | "global" | "voucher" | "addpay" | "lms";

/** Payment methods a traveller can choose, in display order; PAY-04 lists further spellings found on old payments. */
export const paymentMethods = ["card", "naverpay", "kakaopay", "tosspay", "payco", "eximbay"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What was paid, how, and what was refunded (ENT-22). All amounts in whole won. */
export interface Payment {
	/** A {@link PaymentMethod}, another spelling of one, or an unknown value; see paymentMethodLabel. */
	readonly method: string | null;
	readonly status: PaymentStatus;
	/** Epoch milliseconds. */
	readonly paidAt: number | null;
	/** The member's standing at the time of payment (PAY-03), unaffected by later changes. */
	readonly memberTypeAtPaid: MemberType;
	readonly memberGradeAtPaid: MemberGrade;
	readonly discountPercentAtPaid: number;
	readonly originalAmount: Won;
	readonly saleAmount: Won;
	/** originalAmount - saleAmount (DEC-088). */
	readonly discountedAmount: Won;
	readonly couponAmount: Won;
	/** Awesome cash used; the next field is how much of it was returned. */
	readonly awesomeCashAmount: Won;
	readonly refundedAwesomeCash: Won;
	/** Welfare points used; the next field is how much of them was returned. */
	readonly welfarePointAmount: Won;
	readonly refundedWelfarePoints: Won;
	/** Charged through the payment provider. */
	readonly totalAmount: Won;
	/** Refunded by the provider so far. */
	readonly refundedAmount: Won;
	readonly refundedAt: number | null;
}
