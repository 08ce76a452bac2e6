import type { CallOptions } from "#application/UseCase.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { Member } from "#domain/member/Member.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Belongings } from "#ports/Belongings.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { EmailLogin, SessionCalls } from "#ports/SessionCalls.ts";

interface LogInDeps {
	readonly calls: SessionCalls;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly surface: Surface;
	readonly belongings: Belongings;
}

/** Logs in with e-mail and password: tokens first, then the member, then the login's record (AUTH-SESSION-04). */
export class LogIn {
	readonly #deps: LogInDeps;

	constructor(deps: LogInDeps) {
		this.#deps = deps;
	}

	async execute(login: EmailLogin, options: CallOptions = {}): Promise<Result<Member, CallFailure>> {
		const { calls, cache, visitor, surface, belongings } = this.#deps;
		const entered = await calls.logIn(login, options);
		if (!entered.ok) return entered;
		const member = await calls.viewMember({ silent: false });
		if (!member.ok) return member;
		await belongings.claim(member.value.email);
		const cached = cachedMemberOf(member.value);
		cache.write(cached);
		visitor.entered(cached);
		void calls.recordLogin(surface, "EMAIL");
		return ok(member.value);
	}
}
