import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AccountCalls } from "#ports/AccountCalls.ts";

/** Verifies a code; returns the masked e-mail addresses when finding an ID (DEC-028, DEC-175). */
export class VerifyCode {
	readonly failures = messageOnScreen;
	readonly #accounts: AccountCalls;

	constructor(deps: { readonly accounts: AccountCalls }) {
		this.#accounts = deps.accounts;
	}

	execute(input: {
		readonly certId: string;
		readonly code: string;
		/** Claimed name of the phone's owner; used when finding an ID. */
		readonly name?: string | null;
	}): Promise<Result<readonly string[], Failure>> {
		return this.#accounts.verifyCode(input.certId, input.code, input.name ?? null);
	}
}
