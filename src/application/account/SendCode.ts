import type { VerificationPurpose } from "#domain/member/verification.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { AccountCalls, SentCode } from "#ports/AccountCalls.ts";

export interface SendCodeInput {
	readonly purpose: VerificationPurpose;
	/** An e-mail address or a phone number, as the purpose asks. */
	readonly destination: string;
}

/** Sends a code (DEC-137). An e-mail that is taken is told before anything is sent (ERR-ACCT-02). */
export class SendCode {
	readonly #accounts: AccountCalls;

	constructor(deps: { readonly accounts: AccountCalls }) {
		this.#accounts = deps.accounts;
	}

	async execute({ purpose, destination }: SendCodeInput): Promise<Result<SentCode, CallFailure>> {
		if (purpose === "SIGN_EMAIL") {
			const taken = await this.#accounts.isEmailTaken(destination);
			if (!taken.ok) return taken;
			if (taken.value) return err({ kind: "http", ...failures.emailTaken });
		}
		return this.#accounts.sendCode(purpose, destination);
	}
}
