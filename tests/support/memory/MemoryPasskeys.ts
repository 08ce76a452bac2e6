import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type {
	Authenticator,
	AuthenticatorFault,
	Passkey,
	PasskeyChallenge,
	PasskeyCreation,
	Passkeys,
} from "#ports/Passkeys.ts";
import type { MemorySessionCalls } from "./MemorySession.ts";

type Answer<T> = Promise<Result<T, Failure>>;

/** ID of the device's only passkey. */
const ownKey = "made";

/** A device with one passkey, or a browser without passkey support. */
export class MemoryAuthenticator implements Authenticator {
	userAgent: string | null = null;
	fault: AuthenticatorFault | null = null;

	async device(): Promise<string | null> {
		return this.userAgent;
	}

	async make(_: PasskeyCreation): Promise<Result<MadePasskey, AuthenticatorFault>> {
		if (this.fault) return err(this.fault);
		return ok({ id: ownKey, clientDataJSON: "e30", attestationObject: "AA", transports: [] });
	}

	async sign(_: PasskeyChallenge): Promise<Result<SignedChallenge, AuthenticatorFault>> {
		if (this.fault) return err(this.fault);
		return ok({
			id: ownKey,
			clientDataJSON: "e30",
			authenticatorData: "AA",
			signature: "AA",
			userHandle: null,
		});
	}
}

/** An account's passkeys. Any login signed by the device succeeds while the account has a passkey. */
export class MemoryPasskeys implements Passkeys {
	kept: Passkey[] = [];
	failure: Failure | null = null;
	readonly proofs: SignedChallenge[] = [];
	/** E-mail address of the account. */
	email = "haneul@example.com";
	#keys: readonly string[] = [];
	readonly #calls: MemorySessionCalls;

	constructor(calls: MemorySessionCalls) {
		this.#calls = calls;
	}

	challenge = async (): Answer<PasskeyChallenge> =>
		this.failure ? err(this.failure) : ok({ challenge: "AA", rpId: "stay.example.com" });

	async creation(): Answer<PasskeyCreation> {
		const challenge = await this.challenge();
		if (!challenge.ok) return challenge;
		return ok({
			...challenge.value,
			rpName: "어썸스테이",
			userId: "AA",
			userName: this.email,
			displayName: "A",
			known: this.#keys.map((id) => ({ id, transports: [] })),
		});
	}

	list = async (): Answer<readonly Passkey[]> => (this.failure ? err(this.failure) : ok(this.kept));

	async add({ id }: MadePasskey, name: string): Answer<null> {
		if (this.failure) return err(this.failure);
		if (this.#keys.includes(id)) return err(refused("updateFailed"));
		this.#keys = [...this.#keys, id];
		const createdAt = "2026-11-25 09:00:00";
		this.kept = [...this.kept, { id: this.kept.length + 1, name, createdAt, lastUsedAt: null }];
		return ok(null);
	}

	async rename(id: number, name: string): Answer<null> {
		if (this.failure) return err(this.failure);
		if (!this.#has(id)) return err(refused("notFound"));
		this.kept = this.kept.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey));
		return ok(null);
	}

	async remove(id: number): Answer<null> {
		if (this.failure) return err(this.failure);
		if (!this.#has(id)) return err(refused("notFound"));
		this.kept = this.kept.filter((passkey) => passkey.id !== id);
		return ok(null);
	}

	async logIn({ id }: SignedChallenge): Answer<null> {
		if (this.failure) return err(this.failure);
		if (this.kept.length === 0 || id !== ownKey) return err(refused("verifyFailed"));
		this.#calls.enterAs(this.email);
		return ok(null);
	}

	async prove(signed: SignedChallenge): Answer<null> {
		if (this.failure) return err(this.failure);
		if (signed.id !== ownKey) return err(refused("verifyFailed"));
		this.proofs.push(signed);
		return ok(null);
	}

	#has(id: number): boolean {
		return this.kept.some((passkey) => passkey.id === id);
	}
}
