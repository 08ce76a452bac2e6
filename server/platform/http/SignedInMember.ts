import type { MemberStanding } from "#domain/member/Member.ts";

/** The calling member, as known to the session. */
export interface SignedInMember extends MemberStanding {
	readonly memberId: number;
	/** ID of the login this token belongs to, which is kept when the member's other sessions are ended. */
	readonly sessionId: string;
}
