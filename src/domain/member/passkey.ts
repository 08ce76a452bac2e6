/** What an authenticator made for a new passkey, base64url. */
export interface MadePasskey {
	readonly id: string;
	readonly clientDataJSON: string;
	readonly attestationObject: string;
	readonly transports: readonly string[];
}

/** What an authenticator signed, base64url. */
export interface SignedChallenge {
	readonly id: string;
	readonly clientDataJSON: string;
	readonly authenticatorData: string;
	readonly signature: string;
	readonly userHandle: string | null;
}
