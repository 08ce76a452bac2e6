import type { Failure } from "#domain/failure/Failure.ts";
import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** A key in a device of the member's that opens the account. [DEC-195] */
export interface Passkey {
	readonly id: number;
	readonly name: string;
	/** Korean time, 'yyyy-MM-dd HH:mm:ss'. */
	readonly createdAt: string;
	readonly lastUsedAt: string | null;
}

/** What a device is to sign, and for which domain. Bytes are base64url. */
export interface PasskeyChallenge {
	readonly challenge: string;
	readonly rpId: string;
}

/** What a device needs to make a passkey. */
export interface PasskeyCreation extends PasskeyChallenge {
	readonly rpName: string;
	readonly userId: string;
	readonly userName: string;
	readonly displayName: string;
	/** Passkeys there are already: their devices make no second one. */
	readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** Why a device gave nothing: its owner turned back, it has a passkey of this account already, or it cannot. */
export type AuthenticatorFault = "turnedBack" | "known" | "failed";

/** The devices that hold passkeys, as the browser reaches them. */
export interface Authenticator {
	/** What the browser calls itself; null where it knows no passkeys. */
	device(): Promise<string | null>;
	make(creation: PasskeyCreation): Promise<Result<MadePasskey, AuthenticatorFault>>;
	sign(challenge: PasskeyChallenge): Promise<Result<SignedChallenge, AuthenticatorFault>>;
}

/** The server's side of passkeys. */
export interface Passkeys {
	challenge(): Promise<Result<PasskeyChallenge, Failure>>;
	creation(): Promise<Result<PasskeyCreation, Failure>>;
	list(options?: CallOptions): Promise<Result<readonly Passkey[], Failure>>;
	add(made: MadePasskey, name: string): Promise<Result<null, Failure>>;
	rename(id: number, name: string): Promise<Result<null, Failure>>;
	remove(id: number): Promise<Result<null, Failure>>;
	/** On success both tokens are stored. */
	logIn(signed: SignedChallenge, rememberMe: boolean): Promise<Result<null, Failure>>;
	/** Shows once more to be the owner: counts as a password does. */
	prove(signed: SignedChallenge): Promise<Result<null, Failure>>;
}
