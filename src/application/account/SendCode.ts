import { type FailureDisplay, messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { countFindEmail, mayFindEmail } from "#domain/member/findEmailCounter.ts";
import type { VerificationPurpose } from "#domain/member/verification.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { AccountCalls, SentCode } from "#ports/AccountCalls.ts";
import type { Clock } from "#ports/Clock.ts";
import type { FindEmailAttempts } from "#ports/FindEmailAttempts.ts";

export interface SendCodeInput {
	readonly purpose: VerificationPurpose;
	/** E-mail address or phone number, depending on the purpose. */
	readonly destination: string;
}

interface SendCodeDeps {
	readonly accounts: AccountCalls;
	readonly attempts: FindEmailAttempts;
	readonly clock: Clock;
}

/**
 * Sends a verification code (DEC-137). Before anything is sent, it rejects an e-mail already taken at sign-up or unknown at password reset
 * (ERR-ACCT-01, ERR-ACCT-02), and the fourth e-mail lookup of the day (DEC-122).
 */
export class SendCode extends UseCaseOf<SendCodeDeps> {
	readonly failures: FailureDisplay = { ...messageOnScreen, action: () => "codeSending" };
	async execute({ purpose, destination }: SendCodeInput): Promise<Result<SentCode, Failure>> {
		const { accounts, attempts, clock } = this.deps;
		if (purpose === "SIGN_EMAIL" || purpose === "FIND_PWD") {
			const known = await accounts.isEmailTaken(destination);
			if (!known.ok) return known;
			if (known.value && purpose === "SIGN_EMAIL") return err(refused("emailTaken"));
			if (!known.value && purpose === "FIND_PWD") return err(refused("memberNotFound"));
		}
		if (purpose !== "FIND_ID") return accounts.sendCode(purpose, destination);
		const today = koreanDay(clock.now());
		if (!mayFindEmail(attempts.read(), today)) return err(refused("smsLimit"));
		const sent = await accounts.sendCode(purpose, destination);
		// A code that could not be sent (offline, or too soon after another) does not count towards the limit.
		if (sent.ok) attempts.write(countFindEmail(attempts.read(), today));
		return sent;
	}
}
