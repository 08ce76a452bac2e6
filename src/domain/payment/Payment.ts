import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { PaymentState } from "./paymentMachine.ts";

/** The states of a payment (PAY-01). */
export type PaymentStatus = Exclude<PaymentState, "new">;

/** Whether money of it is going back, or may be: nothing else can be given back of it until that has ended. [table 4.2] */
export const isGoingBack = (status: PaymentStatus): boolean =>
	status === "cancelRequest" || status === "partialCancel";

/** PAY-02, DEC-086: domestic, overseas, dateless voucher, extra payment, handled by text-message link. */
export type PaymentKind = "main" | "global" | "voucher" | "addpay" | "lms";

/** The methods a traveller can choose, in the order they are offered; PAY-04 lists further spellings that old payments carry. */
export const paymentMethods = ["card", "naverpay", "kakaopay", "tosspay", "payco", "eximbay"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What was paid, with what, and what went back (ENT-22). All amounts whole won. */
export interface Payment {
	/** A {@link PaymentMethod}, another spelling of one, or something unknown: see paymentMethodLabel. */
	readonly method: string | null;
	readonly status: PaymentStatus;
	/** Epoch milliseconds. */
	readonly paidAt: number | null;
	/** The member as at the time of payment (PAY-03); later changes never touch them. */
	readonly memberTypeAtPaid: MemberType;
	readonly memberGradeAtPaid: MemberGrade;
	readonly discountPercentAtPaid: number;
	readonly originalAmount: Won;
	readonly saleAmount: Won;
	/** originalAmount - saleAmount (DEC-088). */
	readonly discountedAmount: Won;
	readonly couponAmount: Won;
	/** Awesome cash used, and what of it went back. */
	readonly awesomeCashAmount: Won;
	readonly refundedAwesomeCash: Won;
	/** Welfare points used, and what of them went back. */
	readonly welfarePointAmount: Won;
	readonly refundedWelfarePoints: Won;
	/** Charged at the provider. */
	readonly totalAmount: Won;
	/** Given back by the provider so far. */
	readonly refundedAmount: Won;
	readonly refundedAt: number | null;
}
