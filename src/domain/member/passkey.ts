/** A new passkey as created by an authenticator; binary values are base64url. */
export interface MadePasskey {
	readonly id: string;
	readonly clientDataJSON: string;
	readonly attestationObject: string;
	readonly transports: readonly string[];
}

/** A challenge signed by an authenticator; binary values are base64url. */
export interface SignedChallenge {
	readonly id: string;
	readonly clientDataJSON: string;
	readonly authenticatorData: string;
	readonly signature: string;
	readonly userHandle: string | null;
}
