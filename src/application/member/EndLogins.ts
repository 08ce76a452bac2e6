import { wordsOnScreen } from "#application/use-case/manners.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AccountSecurity, OpenLogin } from "#ports/AccountSecurity.ts";

/** Ends a login elsewhere, or every login elsewhere (null); answers what is left. [DEC-195] */
export class EndLogins {
	readonly failures = wordsOnScreen;
	readonly #security: AccountSecurity;

	constructor(deps: { readonly security: AccountSecurity }) {
		this.#security = deps.security;
	}

	async execute(id: string | null): Promise<Result<readonly OpenLogin[], Failure>> {
		const ended = await this.#security.endLogins(id);
		return ended.ok ? this.#security.logins() : ended;
	}
}
