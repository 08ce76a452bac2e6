import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Authenticator, AuthenticatorFault, Passkeys } from "#ports/Passkeys.ts";

/** Creates a passkey on the device and registers it; returns why the device created none, or null on success. [DEC-195] */
export class AddPasskey {
	readonly failures = messageOnScreen;
	readonly #deps: { readonly authenticator: Authenticator; readonly passkeys: Passkeys };

	constructor(deps: { readonly authenticator: Authenticator; readonly passkeys: Passkeys }) {
		this.#deps = deps;
	}

	async execute(name: string): Promise<Result<AuthenticatorFault | null, Failure>> {
		const { authenticator, passkeys } = this.#deps;
		const creation = await passkeys.creation();
		if (!creation.ok) return creation;
		const made = await authenticator.make(creation.value);
		if (!made.ok) return ok(made.error);
		return passkeys.add(made.value, name);
	}
}
