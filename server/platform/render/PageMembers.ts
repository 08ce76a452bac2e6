import type { MemberStanding } from "#domain/member/Member.ts";

/** What pages need to know about members. */
export interface PageMembers {
	/** Returns the member a token belongs to; null when the session has ended. */
	identify(accessToken: string): Promise<(MemberStanding & { readonly memberId: number }) | null>;
	/** Returns which of the stays are on the member's wish list; null when this member does not see the same as others of their standing. */
	wishesOf(memberId: number, stays: readonly number[]): Promise<ReadonlySet<number> | null>;
}
