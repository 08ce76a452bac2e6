import { refusals } from "#domain/failure/refusals.ts";

/** Why a payment did not happen, as far as a traveller is told. */
export type DeclineReason = "cancelled" | "expired" | "mismatch" | "declined";

/**
 * Reads the word that came with a failed payment: a kind of refusal, a FAIL code, or what the provider calls it. An order whose rooms are
 * no longer held is refused as sold out, whatever there is to book: its time was over. [DEC-016]
 */
export function declineReason(word: string): DeclineReason {
	if (word === "soldOut" || word === String(refusals.soldOut.code)) return "expired";
	if (word === "amountMismatch" || word === String(refusals.amountMismatch.code)) return "mismatch";
	const provider = word.toUpperCase();
	if (provider.includes("CANCEL")) return "cancelled";
	if (provider.includes("AMOUNT_MISMATCH")) return "mismatch";
	return provider.includes("EXPIRE") || provider.includes("TIMEOUT") ? "expired" : "declined";
}

/** Whether the provider may have charged all the same: what came too late or was another sum is on its way back. [DEC-090] */
export const mayBeCharged = (reason: DeclineReason): boolean => reason === "expired" || reason === "mismatch";
