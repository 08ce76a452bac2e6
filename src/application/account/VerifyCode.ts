import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { AccountCalls } from "#ports/AccountCalls.ts";

/** Proves that a code arrived; answers the masked e-mails of a find-id (DEC-028, DEC-175). */
export class VerifyCode {
	readonly #accounts: AccountCalls;

	constructor(deps: { readonly accounts: AccountCalls }) {
		this.#accounts = deps.accounts;
	}

	execute(input: {
		readonly certId: string;
		readonly code: string;
	}): Promise<Result<readonly string[], CallFailure>> {
		return this.#accounts.verifyCode(input.certId, input.code);
	}
}
