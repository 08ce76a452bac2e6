import { wordsOnScreen } from "#application/use-case/manners.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Passkey, Passkeys } from "#ports/Passkeys.ts";

/** Takes a passkey away: its device opens nothing any more. Answers what is left. [DEC-195] */
export class RemovePasskey {
	readonly failures = wordsOnScreen;
	readonly #passkeys: Passkeys;

	constructor(deps: { readonly passkeys: Passkeys }) {
		this.#passkeys = deps.passkeys;
	}

	async execute(id: number): Promise<Result<readonly Passkey[], Failure>> {
		const answer = await this.#passkeys.remove(id);
		return answer.ok ? this.#passkeys.list() : answer;
	}
}
