import { isSpecialMember, type MemberStanding } from "#domain/member/Member.ts";

/** What of the caller decides which amounts they see and pay. */
export interface Viewer {
	/** False: amounts for members only are kept back. [DEC-091] */
	readonly isSignedIn: boolean;
	/** True: pays the Awesome price. [DEC-077] */
	readonly isSpecial: boolean;
}

const anonymous: Viewer = { isSignedIn: false, isSpecial: false };

/** The viewer a signed-in member is; null is a visitor who is not signed in. [DEC-077, DEC-091] */
export const viewerOf = (member: MemberStanding | null): Viewer =>
	member ? { isSignedIn: true, isSpecial: isSpecialMember(member) } : anonymous;
