import type { InternationalGuest } from "#domain/guests/Guest.ts";

/** Normal member, or corporate member of the benefit mall. [PROD-02] */
export const memberTypes = ["N", "C"] as const;
export type MemberType = (typeof memberTypes)[number];

/** General member, monthly subscription, annual subscription. [PROD-03, ENT-06, DOM-GRADE-01] */
export const memberGrades = ["Bronze", "Silver", "Gold"] as const;
export type MemberGrade = (typeof memberGrades)[number];

/** What decides prices and menus. */
export interface MemberStanding {
	readonly type: MemberType;
	readonly grade: MemberGrade;
}

/** The signed-in member as the screens know it. [ENT-06] */
export interface Member extends MemberStanding {
	/** Empty when the account has none. */
	readonly name: string;
	readonly email: string;
	/** The company of a corporate member. */
	readonly corpName: string | null;
	/** Digits only. */
	readonly phone: string | null;
}

/** Ways to log in. [DEC-140] */
export const loginTypes = ["EMAIL", "KAKAO", "NAVER", "APPLE"] as const;
export type LoginType = (typeof loginTypes)[number];

/** How somebody came in: a passkey belongs to an account of any type. */
export type LoginWay = LoginType | "PASSKEY";

/** The member with what the account screen and the booking form need besides. */
export interface MemberAccount extends Member {
	readonly loginType: LoginType;
	/** The registration in the benefit mall: the company's code, the member's department and name there. [DEC-066] */
	readonly corpCode: string | null;
	readonly deptName: string | null;
	readonly corpUserName: string | null;
	/** Names and phone as saved for bookings abroad. [DEC-096] */
	readonly international: InternationalGuest | null;
	/** Whether falls of wished prices and news may be sent. */
	readonly agreesToMarketing: boolean;
}

/** True exactly for type C. [DOM-GRADE-03] */
export const isCorporationMember = (member: Pick<MemberStanding, "type">): boolean => member.type === "C";

/** True exactly for non-corporate Silver and Gold: who sees and pays the Awesome price. [DOM-GRADE-02, ROLE-05, DEC-077] */
export const isSpecialMember = (member: MemberStanding): boolean =>
	!isCorporationMember(member) && member.grade !== "Bronze";
