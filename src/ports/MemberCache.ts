import type { CachedMember } from "#domain/member/CachedMember.ts";

/** The member data that a page can read without a call: the userInfo cookie (DEC-116). */
export interface MemberCache {
	read(): CachedMember | null;
	/** Stored for 24 hours on a remembered device, otherwise until the browser closes (AUTH-SESSION-11). */
	write(member: CachedMember): void;
	clear(): void;
}
