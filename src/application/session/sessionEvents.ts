import type { SignedOutReason } from "#domain/failure/Failure.ts";
import type { SessionEvent } from "#domain/member/session.ts";

/** Events for showing the end of the session, by reason. */
export const endEventByReason = {
	expired: "TELL_EXPIRED",
	memberChanged: "TELL_MEMBER_CHANGED",
	refused: "TELL_REFUSED",
	neverIn: "TELL_NEVER_IN",
} as const satisfies Record<SignedOutReason, SessionEvent>;

/** Events for a failed refresh, by outcome. */
export const refreshEvents = {
	expired: "REFRESH_EXPIRED",
	refused: "REFRESH_REFUSED",
	unreachable: "REFRESH_UNREACHED",
} as const;
