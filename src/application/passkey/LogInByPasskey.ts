import type { LoginCompletion } from "#application/session/LoginCompletion.ts";
import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Member } from "#domain/member/Member.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Authenticator, AuthenticatorFault, Passkeys } from "#ports/Passkeys.ts";

interface LogInByPasskeyDeps {
	readonly authenticator: Authenticator;
	readonly passkeys: Passkeys;
	readonly arrival: LoginCompletion;
}

/** Logs in with a passkey, without asking for an e-mail address; returns why the device signed nothing, if it did not. [DEC-195] */
export class LogInByPasskey extends UseCaseOf<LogInByPasskeyDeps> {
	readonly failures = exceptShownOnScreen("verifyFailed");
	async execute(rememberMe: boolean): Promise<Result<Member | AuthenticatorFault, Failure>> {
		const { authenticator, passkeys, arrival } = this.deps;
		const challenge = await passkeys.challenge();
		if (!challenge.ok) return challenge;
		const signed = await authenticator.sign(challenge.value);
		if (!signed.ok) return ok(signed.error);
		const entered = await passkeys.logIn(signed.value, rememberMe);
		return entered.ok ? arrival.complete("PASSKEY") : entered;
	}
}
