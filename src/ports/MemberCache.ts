import type { CachedMember } from "#domain/member/CachedMember.ts";

/** The little a page may know of its member without asking: the userInfo cookie (DEC-116). */
export interface MemberCache {
	read(): CachedMember | null;
	/** Kept 24 hours on a remembered device, else as long as the browser runs (AUTH-SESSION-11). */
	write(member: CachedMember): void;
	clear(): void;
}
