import { accountCopy } from "#copy/account.ts";
import { membershipCopy } from "#copy/membership.ts";
import { hasValue } from "#domain/shared/values.ts";
import { isCorporationMember, type Member, type MemberGrade } from "./Member.ts";

/** Returns the member's name, or a polite label when there is none. Screens append '님'. [ENT-07, DEC-063] */
export const displayName = (name: string | null | undefined): string =>
	hasValue(name) ? name.trim() : accountCopy.member.defaultName;

export type Avatar =
	| { readonly kind: "icon" }
	| { readonly kind: "initial"; readonly initial: string; readonly tone: "orange" | "grey" };

/** Returns the avatar: the first character of the display name in the grade's colour, or an icon when logged out. [ENT-08, ENT-09, ENT-10] */
export function avatar(member: Pick<Member, "name" | "grade"> | null): Avatar {
	if (member === null) return { kind: "icon" };
	const [initial = ""] = displayName(member.name).normalize("NFC");
	return { kind: "initial", initial, tone: member.grade === "Bronze" ? "grey" : "orange" };
}

/** Returns a grade's name, e.g. '브론즈', and its meaning. [DOM-GRADE-01, DEC-064] */
export const gradeLabel = (grade: MemberGrade): { readonly name: string; readonly meaning: string } =>
	membershipCopy.grade.labels[grade];

/** Returns the grade card's text: the company for a corporate member, otherwise the grade. [UI-MENU-10, DEC-064] */
export function gradeCard(member: Pick<Member, "type" | "grade" | "corpName">): string {
	if (!isCorporationMember(member)) return gradeLabel(member.grade).name;
	return hasValue(member.corpName) ? member.corpName.trim() : membershipCopy.grade.labels.corporate;
}
