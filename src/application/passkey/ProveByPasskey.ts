import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Authenticator, AuthenticatorFault, Passkeys } from "#ports/Passkeys.ts";

/** Re-authenticates the member with a passkey; returns why the device signed nothing, or null on success. [DEC-195] */
export class ProveByPasskey {
	readonly failures = messageOnScreen;
	readonly #deps: { readonly authenticator: Authenticator; readonly passkeys: Passkeys };

	constructor(deps: { readonly authenticator: Authenticator; readonly passkeys: Passkeys }) {
		this.#deps = deps;
	}

	async execute(): Promise<Result<AuthenticatorFault | null, Failure>> {
		const { authenticator, passkeys } = this.#deps;
		const challenge = await passkeys.challenge();
		if (!challenge.ok) return challenge;
		const signed = await authenticator.sign(challenge.value);
		return signed.ok ? passkeys.prove(signed.value) : ok(signed.error);
	}
}
