import { type RefusalKind, refusals } from "./refusals.ts";

/** Why a call was made without a signed-in member. */
export type SignedOutReason =
	/** The login has expired, code -3. [ERR-HTTP-11, DEC-111] */
	| "expired"
	/** The member's data changed elsewhere, status 499. [ERR-HTTP-10, DEC-110] */
	| "memberChanged"
	/** The token refresh was refused for good. [AUTH-SESSION-12, DEC-108] */
	| "refused"
	/** Nobody was signed in to begin with. [DEC-108] */
	| "neverIn";

/** The kinds of refusal that do not concern the session. */
export type RefusedKind = Exclude<RefusalKind, "sessionGone" | "loginRequired" | "memberChanged">;

export interface Refused {
	readonly kind: RefusedKind;
	/** The server's message when it is fit for travellers; null when a generic text is shown instead. [ERR-HTTP-08] */
	readonly message: string | null;
}

/** Ways a call can fail, expressed as kinds instead of status codes. */
export type Failure =
	/** The caller navigated away or aborted the call. */
	| { readonly kind: "cancelled" }
	/** No response arrived: offline, connection refused or timed out. */
	| { readonly kind: "unreachable" }
	| { readonly kind: "signedOut"; readonly reason: SignedOutReason }
	/** The response violates the contract. [DEC-112] */
	| { readonly kind: "broken" }
	| Refused;

const otherKinds: readonly string[] = ["cancelled", "unreachable", "signedOut", "broken"];

export const isRefused = (failure: { readonly kind: string }): failure is Refused =>
	Object.hasOwn(refusals, failure.kind);

/** Whether an error is a failed call, as opposed to other ways in which a use case may not succeed. */
export const isFailure = (error: unknown): error is Failure =>
	typeof error === "object" &&
	error !== null &&
	"kind" in error &&
	typeof error.kind === "string" &&
	(otherKinds.includes(error.kind) || Object.hasOwn(refusals, error.kind));

/** Builds a refusal as received from the server: only business refusals (status 400) carry a message for travellers. [DEC-105, DEC-106] */
export const refused = (kind: RefusedKind): Refused => ({
	kind,
	message: refusals[kind].status === 400 ? refusals[kind].message : null,
});
