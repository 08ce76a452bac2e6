import type { Member, MemberStanding } from "./Member.ts";

/** The part of a member that the browser may cache between pages. [DEC-116] */
export interface CachedMember extends MemberStanding {
	readonly name: string;
	readonly corpName: string | null;
}

export const cachedMemberOf = ({ name, grade, type, corpName }: Member): CachedMember => ({
	name,
	grade,
	type,
	corpName,
});
