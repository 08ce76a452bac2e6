import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { AccountCalls, NewMember } from "#ports/AccountCalls.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";
import type { Tracker } from "#ports/Tracker.ts";

interface SignUpDeps {
	readonly accounts: AccountCalls;
	readonly session: SessionCalls;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly pending: PendingSocials;
	readonly tracker: Tracker;
}

/** Makes a member, who is then logged in (DEC-028, DEC-144). */
export class SignUp {
	readonly #deps: SignUpDeps;

	constructor(deps: SignUpDeps) {
		this.#deps = deps;
	}

	async execute(newMember: NewMember): Promise<Result<null, CallFailure>> {
		const { accounts, session, cache, visitor, pending, tracker } = this.#deps;
		const made = await accounts.signUp(newMember);
		if (!made.ok) return made;
		pending.clear();
		tracker.report({ kind: "signUp", method: newMember.social?.provider ?? "email" });
		const member = await session.viewMember({ silent: true });
		if (member.ok) {
			const cached = cachedMemberOf(member.value);
			cache.write(cached);
			visitor.entered(cached);
		}
		return ok(null);
	}
}
