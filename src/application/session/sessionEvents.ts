import type { SignedOutReason } from "#domain/failure/Failure.ts";
import type { SessionEvent } from "#domain/member/session.ts";

/** What an ending is called when somebody is told of it. */
export const tellings = {
	expired: "TELL_EXPIRED",
	memberChanged: "TELL_MEMBER_CHANGED",
	refused: "TELL_REFUSED",
	neverIn: "TELL_NEVER_IN",
} as const satisfies Record<SignedOutReason, SessionEvent>;

/** What a refresh that failed is called. */
export const refreshEvents = {
	expired: "REFRESH_EXPIRED",
	refused: "REFRESH_REFUSED",
	unreachable: "REFRESH_UNREACHED",
} as const;
