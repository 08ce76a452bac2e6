import { wordsOnScreen } from "#application/use-case/manners.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Passkey, Passkeys } from "#ports/Passkeys.ts";

/** Gives a passkey another name; answers all there are. [DEC-195] */
export class RenamePasskey {
	readonly failures = wordsOnScreen;
	readonly #passkeys: Passkeys;

	constructor(deps: { readonly passkeys: Passkeys }) {
		this.#passkeys = deps.passkeys;
	}

	async execute(id: number, name: string): Promise<Result<readonly Passkey[], Failure>> {
		const answer = await this.#passkeys.rename(id, name);
		return answer.ok ? this.#passkeys.list() : answer;
	}
}
