import type { CachedMember } from "#domain/member/CachedMember.ts";

/** The page's idea of who is looking; screens follow it. */
export interface CurrentVisitor {
	entered(member: CachedMember): void;
	left(): void;
	isSignedIn(): boolean;
}
