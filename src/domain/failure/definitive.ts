import { type Failure, isRefused, type Refused, type RefusedKind } from "./Failure.ts";

/** Transient refusals that say nothing about the request itself; a retry may succeed. */
const passing: readonly RefusedKind[] = ["serverError", "busy", "tooManyCalls"];

/**
 * Whether the answer is definitive, i.e. the server has decided on the request and refused it. This is the only definition of the term.
 * Every other failure (server unreachable, not signed in, too many calls, broken server or response) may hide a success or may be
 * transient, so idempotency keys are kept and nothing is reported as failed. [DEC-111, DEC-173, DEC-186]
 */
export const isDefinitive = (failure: { readonly kind: string }): failure is Refused =>
	isRefused(failure) && !passing.includes(failure.kind);

/** How to treat a token refresh that returned no tokens. [DEC-111] */
export type RefreshEnd = "expired" | "refused" | "unreachable";

/** Classifies a failed refresh; only a definitive answer ends the session. [DEC-111, DEC-186] */
export function refreshEnd(failure: Failure): RefreshEnd {
	if (failure.kind === "signedOut") return failure.reason === "expired" ? "expired" : "refused";
	return isDefinitive(failure) ? "refused" : "unreachable";
}
