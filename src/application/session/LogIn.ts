import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Member } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { EmailLogin, SessionCalls } from "#ports/SessionCalls.ts";
import type { LoginCompletion } from "./LoginCompletion.ts";

interface LogInDeps {
	readonly calls: SessionCalls;
	readonly arrival: LoginCompletion;
}

/** Logs in with e-mail and password: obtains the tokens, loads the member, then records the login (AUTH-SESSION-04). */
export class LogIn extends UseCaseOf<LogInDeps> {
	readonly failures = exceptShownOnScreen("memberNotFound");
	async execute(login: EmailLogin, options: CallOptions = {}): Promise<Result<Member, Failure>> {
		const { calls, arrival } = this.deps;
		const entered = await calls.logIn(login, options);
		return entered.ok ? arrival.complete("EMAIL") : entered;
	}
}
