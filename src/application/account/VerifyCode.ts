import { wordsOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AccountCalls } from "#ports/AccountCalls.ts";

/** Proves that a code arrived; answers the masked e-mails of a find-id (DEC-028, DEC-175). */
export class VerifyCode {
	readonly failures = wordsOnScreen;
	readonly #accounts: AccountCalls;

	constructor(deps: { readonly accounts: AccountCalls }) {
		this.#accounts = deps.accounts;
	}

	execute(input: {
		readonly certId: string;
		readonly code: string;
		/** Whose the phone is said to be, for a find-id. */
		readonly name?: string | null;
	}): Promise<Result<readonly string[], Failure>> {
		return this.#accounts.verifyCode(input.certId, input.code, input.name ?? null);
	}
}
