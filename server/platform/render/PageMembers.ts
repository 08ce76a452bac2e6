import type { MemberStanding } from "#domain/member/Member.ts";

/** What pages ask about members. */
export interface PageMembers {
	/** Whose token it is; null when its session has ended. */
	whoIs(accessToken: string): Promise<(MemberStanding & { readonly memberId: number }) | null>;
	/** Which of these stays they wish for; null when they do not see what others of their standing see. */
	wishesOf(memberId: number, stays: readonly number[]): Promise<ReadonlySet<number> | null>;
}
