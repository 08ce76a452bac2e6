/** An account of a provider, as the provider itself tells. */
export interface SocialIdentity {
	readonly snsId: string;
	readonly email: string | null;
	/** Whether the provider has made sure that the address is this person's. */
	readonly isEmailProven: boolean;
	readonly name: string | null;
}

export const socialProviderNames = ["KAKAO", "NAVER", "APPLE"] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** What we send along to a provider, to know its answer by. */
export interface SocialRequest {
	readonly state: string;
	/** Comes back inside an id_token. */
	readonly nonce: string;
	/** S256 of the verifier (RFC 7636). */
	readonly codeChallenge: string;
	readonly redirectUri: string;
}

/** A provider's answer with what we kept of the request. */
export interface SocialAnswer {
	readonly code: string;
	readonly state: string;
	readonly nonce: string;
	readonly codeVerifier: string;
	readonly redirectUri: string;
}

/** A fresh login that is to be given back; without a nonce where the mobile app has begun it. */
interface RevokedLogin extends Pick<SocialAnswer, "code" | "redirectUri"> {
	readonly nonce: string | null;
}

/** A provider of logins by authorization code. There is one only where its keys are configured (DEC-140). */
export interface SocialProvider {
	readonly name: SocialProviderName;
	/** Where a visitor logs in at the provider; a path of ours for the stand-in. */
	authorizeUrl(request: SocialRequest): string;
	/** Whose code it is; null when the provider says no, or cannot be reached. */
	identify(answer: SocialAnswer): Promise<SocialIdentity | null>;
	/**
	 * Gives the login back before a withdrawal; false when the provider refuses, or it is not the one that is meant (DEC-148).
	 * @param isMeant whether an account of the provider is
	 */
	revoke?(answer: RevokedLogin, isMeant: (snsId: string) => Promise<boolean>): Promise<boolean>;
}
