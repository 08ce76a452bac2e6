import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { deviceCopy } from "#copy/device.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { LoginWay, Member } from "#domain/member/Member.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";
import type { SessionStore } from "#ports/SessionStore.ts";
import type { MemberSession } from "./MemberSession.ts";

interface ArrivalDeps {
	readonly calls: SessionCalls;
	readonly store: SessionStore;
	readonly session: Pick<MemberSession, "logIn">;
	readonly surface: Surface;
}

/**
 * Completes every login after the tokens have been issued: loads the member, then records the login (AUTH-SESSION-04). A browser that
 * blocks cookies has no tokens at this point, so the login fails here; any further call would only answer that a login is required
 * (ERR-HTTP-12).
 */
export class LoginCompletion extends UseCaseOf<ArrivalDeps> {
	async complete(loginType: LoginWay): Promise<Result<Member, Failure>> {
		const { calls, store, session, surface } = this.deps;
		if (store.read() === "none") return err({ kind: "tokensRequired", message: deviceCopy.cookiesNeeded });
		const member = await session.logIn();
		if (member.ok) void calls.recordLogin(surface, loginType);
		return member;
	}
}
