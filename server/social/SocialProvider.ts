/** An account of a provider, as the provider itself tells. */
export interface SocialIdentity {
	readonly snsId: string;
	/** Only an address the provider has proven. */
	readonly email: string | null;
	readonly name: string | null;
}

export const socialProviderNames = ["KAKAO", "NAVER", "APPLE"] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** A provider of logins. There is one only where its keys are configured (DEC-140). */
export interface SocialProvider {
	readonly name: SocialProviderName;
	/** Whose token it is; null when the provider, or another application than ours, says no. */
	identify(snsToken: string): Promise<SocialIdentity | null>;
	/** Gives the login back before a withdrawal; false when the provider refuses (DEC-148). */
	revoke(authorizationCode: string): Promise<boolean>;
}
