import type { MemberStanding } from "#domain/member/Member.ts";

/** Who calls, as the session knows it. */
export interface SignedInMember extends MemberStanding {
	readonly memberId: number;
	/** The login this token belongs to, to spare it when the member's other sessions end. */
	readonly sessionId: string;
}
