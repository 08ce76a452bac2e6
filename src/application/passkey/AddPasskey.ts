import { wordsOnScreen } from "#application/use-case/manners.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Authenticator, AuthenticatorFault, Passkey, Passkeys } from "#ports/Passkeys.ts";

/** Lets a device make a passkey and keeps it; answers all there are now, or why the device gave none. [DEC-195] */
export class AddPasskey {
	readonly failures = wordsOnScreen;
	readonly #deps: { readonly authenticator: Authenticator; readonly passkeys: Passkeys };

	constructor(deps: { readonly authenticator: Authenticator; readonly passkeys: Passkeys }) {
		this.#deps = deps;
	}

	async execute(name: string): Promise<Result<readonly Passkey[] | AuthenticatorFault, Failure>> {
		const { authenticator, passkeys } = this.#deps;
		const creation = await passkeys.creation();
		if (!creation.ok) return creation;
		const made = await authenticator.make(creation.value);
		if (!made.ok) return ok(made.error);
		const added = await passkeys.add(made.value, name);
		return added.ok ? passkeys.list() : added;
	}
}
