import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { LoginType, Member } from "#domain/member/Member.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Belongings } from "#ports/Belongings.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";

interface ArrivalDeps {
	readonly calls: SessionCalls;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly surface: Surface;
	readonly belongings: Belongings;
}

/** What follows every login once the tokens are there: the member, then the login's record (AUTH-SESSION-04). */
export class Arrival {
	readonly #deps: ArrivalDeps;

	constructor(deps: ArrivalDeps) {
		this.#deps = deps;
	}

	async welcome(loginType: LoginType): Promise<Result<Member, CallFailure>> {
		const { calls, cache, visitor, surface, belongings } = this.#deps;
		const member = await calls.viewMember({ silent: false });
		if (!member.ok) return member;
		await belongings.claim(member.value.email);
		const cached = cachedMemberOf(member.value);
		cache.write(cached);
		visitor.entered(cached);
		void calls.recordLogin(surface, loginType);
		return ok(member.value);
	}
}
