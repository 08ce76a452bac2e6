import { type FailureDisplay, messageOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AccountCalls } from "#ports/AccountCalls.ts";

/** Sets a new password for a member who has verified their e-mail address; all sessions end (DEC-147). */
export class ResetPassword {
	readonly failures: FailureDisplay = { ...messageOnScreen, action: () => "passwordChange" };
	readonly #accounts: AccountCalls;

	constructor(deps: { readonly accounts: AccountCalls }) {
		this.#accounts = deps.accounts;
	}

	execute(input: {
		readonly email: string;
		readonly certId: string;
		readonly password: string;
	}): Promise<Result<null, Failure>> {
		return this.#accounts.resetPassword(input.email, input.certId, input.password);
	}
}
