import { deviceTexts } from "#domain/copy/device.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { LoginType, Member } from "#domain/member/Member.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { Belongings } from "#ports/Belongings.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { Dialogs } from "#ports/Dialogs.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";
import type { SessionStore } from "#ports/SessionStore.ts";

interface ArrivalDeps {
	readonly calls: SessionCalls;
	readonly store: SessionStore;
	readonly dialogs: Dialogs;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly surface: Surface;
	readonly belongings: Belongings;
}

/**
 * What follows every login once the tokens are there: the member, then the login's record (AUTH-SESSION-04). A browser that
 * keeps no cookies has no tokens now, and asking anything further would only say that a login is needed (ERR-HTTP-12).
 */
export class Arrival {
	readonly #deps: ArrivalDeps;

	constructor(deps: ArrivalDeps) {
		this.#deps = deps;
	}

	async welcome(loginType: LoginType): Promise<Result<Member, CallFailure>> {
		const { calls, store, dialogs, cache, visitor, surface, belongings } = this.#deps;
		if (store.read() === "none") {
			void dialogs.alert(deviceTexts.cookiesNeeded);
			const { code, message } = failures.tokensRequired;
			return err({ kind: "refused", code, message });
		}
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
