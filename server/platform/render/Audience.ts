import type { MemberStanding } from "#domain/member/Member.ts";
import { NOBODY, type Visitor } from "./visitor.ts";

/** For whom a page is kept. Nothing of any one of them stands in it, and all of it stands in its name (ADR 42). */
export interface Audience {
	/** What its screens are told of them. */
	readonly visitor: Visitor;
	/** What its calls are told of them; null: nobody is logged in. */
	readonly anyOf: MemberStanding | null;
}

export const everybody: Audience = { visitor: NOBODY, anyOf: null };

/** Whose prices are alike, and to whom screens say the same: what a browser remembers of its member may be older than the session. */
export const membersLike = (
	{ type, grade }: MemberStanding,
	remembered: MemberStanding | null,
): Audience => ({
	visitor: {
		...NOBODY,
		signedIn: true,
		member: remembered && { name: "", grade: remembered.grade, type: remembered.type, corpName: null },
	},
	anyOf: { type, grade },
});

export const nameOf = (audience: Audience): string => JSON.stringify(audience);
