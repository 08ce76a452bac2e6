import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { Member } from "#domain/member/Member.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";

interface CurrentMemberDeps {
	readonly calls: SessionCalls;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
}

/** Refreshes this page's member after a change of grade or type; header, menu and prices update at once. */
export class CurrentMember extends UseCaseOf<CurrentMemberDeps> {
	/** Reloads the member. If that fails, the next page reads it. */
	async refresh(): Promise<void> {
		const member = await this.deps.calls.viewMember();
		if (member.ok) this.replace(member.value);
		else this.deps.cache.clear();
	}

	replace(member: Member): void {
		const { cache, visitor } = this.deps;
		const known = cachedMemberOf(member);
		cache.write(known);
		visitor.entered(known);
	}
}
