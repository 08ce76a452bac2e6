import type { MemberStanding } from "#domain/member/Member.ts";
import { ANONYMOUS, type Visitor } from "./visitor.ts";

/**
 * The group of visitors a cached page is made for. The page contains nothing specific to one of them, and everything that defines the group
 * is part of the cache key (ADR 42).
 */
export interface Audience {
	/** What the page's screens know about them. */
	readonly visitor: Visitor;
	/** What the page's calls know about them; null when nobody is signed in. */
	readonly anyOf: MemberStanding | null;
}

export const everybody: Audience = { visitor: ANONYMOUS, anyOf: null };

/**
 * Returns the audience of members who see the same prices and the same screens. What the browser remembers about a member (`remembered`)
 * may be older than the session, so it is included as well.
 */
export const membersLike = (
	{ type, grade }: MemberStanding,
	remembered: MemberStanding | null,
): Audience => ({
	visitor: {
		...ANONYMOUS,
		signedIn: true,
		member: remembered && { name: "", grade: remembered.grade, type: remembered.type, corpName: null },
	},
	anyOf: { type, grade },
});

/** Key of the audience in the cache of pages. */
export const audienceKey = (audience: Audience): string => JSON.stringify(audience);
