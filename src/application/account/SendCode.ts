import { wordsOnScreen } from "#application/use-case/failurePolicies.ts";
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
	/** An e-mail address or a phone number, as the purpose asks. */
	readonly destination: string;
}

interface SendCodeDeps {
	readonly accounts: AccountCalls;
	readonly attempts: FindEmailAttempts;
	readonly clock: Clock;
}

/**
 * Sends a code (DEC-137). An e-mail that is taken at sign-up, or unknown when a password is looked for, is told before
 * anything is sent (ERR-ACCT-01, ERR-ACCT-02); so is the fourth look for an e-mail on one day (DEC-122).
 */
export class SendCode extends UseCaseOf<SendCodeDeps> {
	readonly failures = wordsOnScreen;
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
		// Who was sent none, offline or too soon after another, has as many left as before.
		if (sent.ok) attempts.write(countFindEmail(attempts.read(), today));
		return sent;
	}
}
