import { isSpecialMember, type MemberStanding } from "#domain/member/Member.ts";

/** What of the caller decides which amounts they see and pay, and which rooms are free for them. */
export interface Viewer {
	/** Null for a visitor: amounts for members only are kept back. [DEC-091] Rooms a member's own unpaid order keeps are free for them. */
	readonly memberId: number | null;
	/** True: pays the Awesome price. [DEC-077] */
	readonly isSpecial: boolean;
}

const anonymous: Viewer = { memberId: null, isSpecial: false };

/** The viewer a signed-in member is; null is a visitor who is not signed in. [DEC-077, DEC-091] */
export const viewerOf = (member: (MemberStanding & { readonly memberId: number }) | null): Viewer =>
	member ? { memberId: member.memberId, isSpecial: isSpecialMember(member) } : anonymous;
