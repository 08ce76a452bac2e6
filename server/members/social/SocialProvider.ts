/** A provider account, as reported by the provider. */
export interface SocialIdentity {
	readonly snsId: string;
	readonly email: string | null;
	/** Whether the provider has verified that the address belongs to this person. */
	readonly isEmailProven: boolean;
	readonly name: string | null;
}

export const socialProviderNames = ["KAKAO", "NAVER", "APPLE"] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** Values sent to a provider, by which its answer is recognised. */
export interface SocialRequest {
	readonly state: string;
	/** Returned inside the id_token. */
	readonly nonce: string;
	/** S256 hash of the code verifier (RFC 7636). */
	readonly codeChallenge: string;
	readonly redirectUri: string;
}

/** A provider's answer with the stored values of the request. */
export interface SocialAnswer {
	readonly code: string;
	readonly state: string;
	readonly nonce: string;
	readonly codeVerifier: string;
	readonly redirectUri: string;
}

/** A fresh login to be revoked; the nonce is null if the mobile app started it. */
interface RevokedLogin extends Pick<SocialAnswer, "code" | "redirectUri"> {
	readonly nonce: string | null;
}

/** A provider of logins by authorization code; exists only if its keys are configured (DEC-140). */
export interface SocialProvider {
	readonly name: SocialProviderName;
	/** Returns the address of the provider's login page; for the stand-in, a path on this server. */
	authorizeUrl(request: SocialRequest): string;
	/** Exchanges the code for the identity; returns null if the provider refuses or cannot be reached. */
	identify(answer: SocialAnswer): Promise<SocialIdentity | null>;
	/**
	 * Revokes the login before an account is closed; returns false if the provider refuses, or if it is not the intended account (DEC-148).
	 * @param isMeant whether a provider account is the intended one
	 */
	revoke?(answer: RevokedLogin, isMeant: (snsId: string) => Promise<boolean>): Promise<boolean>;
}
