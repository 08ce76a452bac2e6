import { type RefusalKind, refusals } from "./refusals.ts";

/** Why a call found nobody signed in. */
export type SignedOutReason =
	/** The login is over, code -3. [ERR-HTTP-11, DEC-111] */
	| "expired"
	/** The member's data changed elsewhere, status 499. [ERR-HTTP-10, DEC-110] */
	| "memberChanged"
	/** No new tokens, for good. [AUTH-SESSION-12, DEC-108] */
	| "refused"
	/** Nobody was signed in to begin with. [DEC-108] */
	| "neverIn";

/** What a refusal can be about, once the matters of the session are told apart. */
export type RefusedKind = Exclude<RefusalKind, "sessionGone" | "loginRequired" | "memberChanged">;

export interface Refused {
	readonly kind: RefusedKind;
	/** The server's own words, where a traveller may read them; null where a generic text says it. [ERR-HTTP-08] */
	readonly message: string | null;
}

/** What can become of a call instead of its answer, in words: no status, no code. */
export type Failure =
	/** The caller went away, or took the call back. */
	| { readonly kind: "cancelled" }
	/** No answer came: offline, refused, timed out. */
	| { readonly kind: "unreachable" }
	| { readonly kind: "signedOut"; readonly reason: SignedOutReason }
	/** An answer that is not what the contract says. [DEC-112] */
	| { readonly kind: "broken" }
	| Refused;

const otherKinds: readonly string[] = ["cancelled", "unreachable", "signedOut", "broken"];

export const isRefused = (failure: { readonly kind: string }): failure is Refused =>
	Object.hasOwn(refusals, failure.kind);

/** Tells failures of calls from the other ways in which a use case may not succeed. */
export const isFailure = (error: unknown): error is Failure =>
	typeof error === "object" &&
	error !== null &&
	"kind" in error &&
	typeof error.kind === "string" &&
	(otherKinds.includes(error.kind) || Object.hasOwn(refusals, error.kind));

/** A refusal as it comes over the wire: only business refusals bring words that may be read. [DEC-105, DEC-106] */
export const refused = (kind: RefusedKind): Refused => ({
	kind,
	message: refusals[kind].status === 400 ? refusals[kind].message : null,
});
