import { sumWon, type Won } from "#domain/shared/Won.ts";

/** One charge of an order, either the order itself or a later addition, with the documents issued by the provider. */
export interface Receipt {
	/** Why it was requested; null for the order itself. */
	readonly reason: string | null;
	readonly method: string | null;
	readonly amount: Won;
	/** Epoch milliseconds. */
	readonly paidAt: number | null;
	/** Refunds of this charge, each with its own time. */
	readonly refunds: readonly { readonly amount: Won; readonly at: number | null }[];
	/** Masked in the middle. */
	readonly cardNumber: string | null;
	/** Provider's page with the card slip; the next field is the cash receipt, if one was requested during payment. */
	readonly slipUrl: string | null;
	readonly cashReceiptUrl: string | null;
}

/** Sums up all charges: amount paid, refunded, and kept. */
export function receiptSum(receipts: readonly Receipt[]): {
	readonly paid: number;
	readonly refunded: number;
	readonly kept: number;
} {
	const paid = receipts.reduce((sum, { amount }) => sum + amount, 0);
	const refunded = sumWon(receipts.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)));
	return { paid, refunded, kept: paid - refunded };
}

/** Whether a part of the charge has not been refunded, or had not been at an earlier time (epoch milliseconds). */
export const isKept = (receipt: Receipt, at = Number.POSITIVE_INFINITY): boolean => {
	const refunds = receipt.refunds.filter((refund) => (refund.at ?? 0) < at);
	return receiptSum([{ ...receipt, refunds }]).kept > 0;
};
