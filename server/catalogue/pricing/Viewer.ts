import { isSpecialMember, type MemberStanding } from "#domain/member/Member.ts";

/** The properties of the caller that decide which amounts they see and pay, and which rooms are available to them. */
export interface Viewer {
	/**
	 * Null for visitors who are not signed in: members-only amounts are hidden from them. [DEC-091] Rooms kept by a member's own unpaid
	 * orders count as available to that member.
	 */
	readonly memberId: number | null;
	/** Whether the member pays the Awesome price. [DEC-077] */
	readonly isSpecial: boolean;
}

const anonymous: Viewer = { memberId: null, isSpecial: false };

/** Returns the viewer for a signed-in member, or for an anonymous visitor when null. [DEC-077, DEC-091] */
export const viewerOf = (member: (MemberStanding & { readonly memberId: number }) | null): Viewer =>
	member ? { memberId: member.memberId, isSpecial: isSpecialMember(member) } : anonymous;
