import { type Failure, isRefused, type Refused, type RefusedKind } from "./Failure.ts";

/** Refusals that say nothing about what was asked: another try may do. */
const passing: readonly RefusedKind[] = ["serverError", "busy", "tooManyCalls"];

/**
 * The one definition of a definitive answer: the server has decided about what was asked, and its answer is no. Everything
 * else (nobody reached, nobody signed in, too many calls, a broken server or answer) may hide that it was done, or may pass:
 * keys are kept and nothing is said to have failed. [DEC-111, DEC-173, DEC-186]
 */
export const isDefinitive = (failure: { readonly kind: string }): failure is Refused =>
	isRefused(failure) && !passing.includes(failure.kind);

/** How a refresh that brought no tokens is to be taken. [DEC-111] */
export type RefreshEnd = "expired" | "refused" | "unreachable";

/** Only a definitive answer ends the session. [DEC-111, DEC-186] */
export function refreshEnd(failure: Failure): RefreshEnd {
	if (failure.kind === "signedOut") return failure.reason === "expired" ? "expired" : "refused";
	return isDefinitive(failure) ? "refused" : "unreachable";
}
