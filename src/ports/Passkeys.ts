import type { Failure } from "#domain/failure/Failure.ts";
import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** A passkey on one of the member's devices that can log in to the account. [DEC-195] */
export interface Passkey {
	readonly id: number;
	readonly name: string;
	/** Korean time, 'yyyy-MM-dd HH:mm:ss'. */
	readonly createdAt: string;
	readonly lastUsedAt: string | null;
}

/** The challenge that a device must sign, and its domain. Bytes are base64url. */
export interface PasskeyChallenge {
	readonly challenge: string;
	readonly rpId: string;
}

/** Everything that a device needs to create a passkey. */
export interface PasskeyCreation extends PasskeyChallenge {
	readonly rpName: string;
	readonly userId: string;
	readonly userName: string;
	readonly displayName: string;
	/** Existing passkeys, whose devices must not create another one. */
	readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** Why a device returned nothing: the user cancelled, it already has a passkey for this account, or it failed. */
export type AuthenticatorFault = "turnedBack" | "known" | "failed";

/** Devices that hold passkeys, accessed through the browser. */
export interface Authenticator {
	/** Returns the browser's user agent; null without passkey support. */
	device(): Promise<string | null>;
	make(creation: PasskeyCreation): Promise<Result<MadePasskey, AuthenticatorFault>>;
	sign(challenge: PasskeyChallenge): Promise<Result<SignedChallenge, AuthenticatorFault>>;
}

/** The server's passkey API. */
export interface Passkeys {
	challenge(): Promise<Result<PasskeyChallenge, Failure>>;
	creation(): Promise<Result<PasskeyCreation, Failure>>;
	list(options?: CallOptions): Promise<Result<readonly Passkey[], Failure>>;
	add(made: MadePasskey, name: string): Promise<Result<null, Failure>>;
	rename(id: number, name: string): Promise<Result<null, Failure>>;
	remove(id: number): Promise<Result<null, Failure>>;
	/** Logs in; on success both tokens are stored. */
	logIn(signed: SignedChallenge, rememberMe: boolean): Promise<Result<null, Failure>>;
	/** Re-authenticates the member, with the same effect as the password. */
	prove(signed: SignedChallenge): Promise<Result<null, Failure>>;
}
