import type { Failure } from "#domain/failure/Failure.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";

/** Maximum time in milliseconds that logging out waits for the server (B12). */
const leavingMs = 500;

const unreachable: Result<never, Failure> = err({ kind: "unreachable" });

/** The session's API calls, with their code loaded on demand. If the code cannot be loaded, the server counts as unreachable. */
export function lazySessionCalls(load: () => Promise<SessionCalls>): SessionCalls {
	const ask = async <T>(call: (calls: SessionCalls) => Promise<Result<T, Failure>>) => {
		const calls = await load().catch(() => null);
		return calls ? call(calls) : unreachable;
	};
	return {
		logIn: (login, options) => ask((calls) => calls.logIn(login, options)),
		logOut: () =>
			Promise.race([
				ask((calls) => calls.logOut()),
				new Promise<typeof unreachable>((done) => setTimeout(() => done(unreachable), leavingMs)),
			]),
		viewMember: () => ask((calls) => calls.viewMember()),
		recordLogin: (surface, way) => ask((calls) => calls.recordLogin(surface, way)),
	};
}
