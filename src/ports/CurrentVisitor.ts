import type { CachedMember } from "#domain/member/CachedMember.ts";

/** The visitor as known to the page; the screens react to changes. */
export interface CurrentVisitor {
	/** Null if nobody is logged in, or if that is not known yet. */
	readonly member: CachedMember | null;
	entered(member: CachedMember): void;
	left(): void;
	/**
	 * Someone is logged in on this device but the server could not be reached to find out who: there is neither a member nor an anonymous
	 * visitor (DEC-186).
	 */
	lookupFailed(): void;
	isSignedIn(): boolean;
}
