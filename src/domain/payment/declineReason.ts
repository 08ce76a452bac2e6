import { refusals } from "#domain/failure/refusals.ts";

/** Why a payment did not happen, as far as a traveller is told. */
export type DeclineReason = "cancelled" | "expired" | "declined";

/**
 * Reads the word that came with a failed payment: a kind of refusal, a FAIL code, or what the provider calls it. An order whose rooms are
 * no longer held is refused as sold out, whatever there is to book: its time was over. [DEC-016]
 */
export function declineReason(word: string): DeclineReason {
	if (word === "soldOut" || word === String(refusals.soldOut.code)) return "expired";
	const provider = word.toUpperCase();
	if (provider.includes("CANCEL")) return "cancelled";
	return provider.includes("EXPIRE") || provider.includes("TIMEOUT") ? "expired" : "declined";
}
