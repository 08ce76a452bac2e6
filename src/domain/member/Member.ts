import type { InternationalGuest } from "#domain/guests/Guest.ts";

/** Regular member, or corporate member of the benefit mall. [PROD-02] */
export const memberTypes = ["N", "C"] as const;
export type MemberType = (typeof memberTypes)[number];

/** General member, monthly subscriber, annual subscriber. [PROD-03, ENT-06, DOM-GRADE-01] */
export const memberGrades = ["Bronze", "Silver", "Gold"] as const;
export type MemberGrade = (typeof memberGrades)[number];

/** The member attributes that determine prices and menus. */
export interface MemberStanding {
	readonly type: MemberType;
	readonly grade: MemberGrade;
}

/** The signed-in member as the screens know it. [ENT-06] */
export interface Member extends MemberStanding {
	/** Empty when the account has no name. */
	readonly name: string;
	readonly email: string;
	/** Company name of a corporate member; null for others. */
	readonly corpName: string | null;
	/** Digits only; null when the account has none. */
	readonly phone: string | null;
}

/** Login types of an account. [DEC-140] */
export const loginTypes = ["EMAIL", "KAKAO", "NAVER", "APPLE"] as const;
export type LoginType = (typeof loginTypes)[number];

/** How the member logged in; a passkey can belong to an account of any login type. */
export type LoginWay = LoginType | "PASSKEY";

/** The member including what the account screen and the booking form need. */
export interface MemberAccount extends Member {
	readonly loginType: LoginType;
	/** Registration in the benefit mall: the company's code, and the member's department and name there. [DEC-066] */
	readonly corpCode: string | null;
	readonly deptName: string | null;
	readonly corpUserName: string | null;
	/** Name and phone number saved for bookings abroad. [DEC-096] */
	readonly international: InternationalGuest | null;
	/** Whether the member consented to marketing: news and price drops on wish-list stays. */
	readonly agreesToMarketing: boolean;
}

/** Whether the member is of type C. [DOM-GRADE-03] */
export const isCorporationMember = (member: Pick<MemberStanding, "type">): boolean => member.type === "C";

/** Whether the member is a non-corporate Silver or Gold member, who sees and pays the Awesome price. [DOM-GRADE-02, ROLE-05, DEC-077] */
export const isSpecialMember = (member: MemberStanding): boolean =>
	!isCorporationMember(member) && member.grade !== "Bronze";
