import type { CachedMember } from "#domain/member/CachedMember.ts";

/** The page's idea of who is looking; screens follow it. */
export interface CurrentVisitor {
	/** Null when nobody is signed in, or not known yet. */
	readonly member: CachedMember | null;
	entered(member: CachedMember): void;
	left(): void;
	/** Somebody is signed in on this device, and nobody could be asked who: no member, and no visitor either (DEC-186). */
	unreached(): void;
	isSignedIn(): boolean;
}
