import { sumWon, type Won } from "#domain/shared/Won.ts";

/** One charge of an order: the order itself, or something that was added to it later; with the papers the provider gives for it. */
export interface Receipt {
	/** Why it was asked for; null for the order itself. */
	readonly reason: string | null;
	readonly method: string | null;
	readonly amount: Won;
	/** Epoch milliseconds. */
	readonly paidAt: number | null;
	/** What went back of it, each on its day. */
	readonly refunds: readonly { readonly amount: Won; readonly at: number | null }[];
	/** With its middle hidden. */
	readonly cardNumber: string | null;
	/** The card slip, and the cash receipt if one was asked for while paying: pages of the provider. */
	readonly slipUrl: string | null;
	readonly cashReceiptUrl: string | null;
}

/** What all charges together come to, what went back, and what is left of it. */
export function receiptSum(receipts: readonly Receipt[]): {
	readonly paid: number;
	readonly refunded: number;
	readonly kept: number;
} {
	const paid = receipts.reduce((sum, { amount }) => sum + amount, 0);
	const refunded = sumWon(receipts.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)));
	return { paid, refunded, kept: paid - refunded };
}
