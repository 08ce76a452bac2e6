import { refusals } from "#domain/failure/refusals.ts";

/** Why a payment was not made, as far as travellers are told. */
export type DeclineReason = "cancelled" | "expired" | "mismatch" | "replaced" | "declined";

/**
 * Maps the code of a failed payment, which is a refusal kind, a FAIL code or the provider's own code. An order whose hold has ended is
 * refused as sold out even if rooms are available, so that code means the hold expired; one that gave way to a newer order for the same
 * room, such as one from another window, is refused as already processed. [DEC-016]
 */
export function declineReason(word: string): DeclineReason {
	if (word === "soldOut" || word === String(refusals.soldOut.code)) return "expired";
	if (word === "amountMismatch" || word === String(refusals.amountMismatch.code)) return "mismatch";
	if (word === "alreadyProcessed" || word === String(refusals.alreadyProcessed.code)) return "replaced";
	const provider = word.toUpperCase();
	if (provider.includes("CANCEL")) return "cancelled";
	if (provider.includes("AMOUNT_MISMATCH")) return "mismatch";
	return provider.includes("EXPIRE") || provider.includes("TIMEOUT") ? "expired" : "declined";
}

/** Whether the provider may have charged the traveller anyway: a late payment or a wrong amount is being refunded. [DEC-090] */
export const mayBeCharged = (reason: DeclineReason): boolean => reason === "expired" || reason === "mismatch";
