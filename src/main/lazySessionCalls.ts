import type { Failure } from "#domain/failure/Failure.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";

const unreachable: Result<never, Failure> = err({ kind: "unreachable" });

/** The session's calls before their code has come: where it cannot be had, the server cannot be reached either. */
export function lazySessionCalls(load: () => Promise<SessionCalls>): SessionCalls {
	const ask = async <T>(call: (calls: SessionCalls) => Promise<Result<T, Failure>>) => {
		const calls = await load().catch(() => null);
		return calls ? call(calls) : unreachable;
	};
	return {
		logIn: (login, options) => ask((calls) => calls.logIn(login, options)),
		logOut: () => ask((calls) => calls.logOut()),
		viewMember: () => ask((calls) => calls.viewMember()),
		recordLogin: (surface, way) => ask((calls) => calls.recordLogin(surface, way)),
	};
}
