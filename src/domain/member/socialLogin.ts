import { homeRoute, loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";

/** Providers of logins, as they stand in addresses. [DEC-027, DEC-140] */
export const socialProviders = ["kakao", "naver", "apple"] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const socialProviderOf = (text: string | null | undefined): SocialProvider | null =>
	socialProviders.find((provider) => provider === text) ?? null;

/** The outcome of a provider's answer. [DEC-140] */
export type SocialEntry =
	| { readonly kind: "member" }
	/** The address is a member's, who may join the two by proving it. */
	| { readonly kind: "connect"; readonly email: string }
	| {
			readonly kind: "signUp";
			/** Proves the provider's account to the sign-up. */
			readonly ticket: string;
			/** Only an address the provider has proven. */
			readonly email: string | null;
			readonly name: string | null;
	  };

/** A login at a provider that waits for the visitor's next step. [DEC-139] */
export type PendingSocial =
	| {
			readonly kind: "connect";
			readonly provider: SocialProvider;
			/** The provider's answer, to be shown again with the proof. */
			readonly token: string;
			readonly email: string;
	  }
	| ({ readonly provider: SocialProvider } & Extract<SocialEntry, { readonly kind: "signUp" }>)
	/** A member who leaves for good has gone to give the provider's login back. [DEC-148] */
	| { readonly kind: "withdraw"; readonly provider: "apple" }
	/** A member has gone to fetch a provider's account that is to open this one too. [DEC-140] */
	| { readonly kind: "link"; readonly provider: SocialProvider };

/** How long it waits, in milliseconds: as long as the server's seal on it. */
export const pendingSocialLife = 30 * 60_000;

interface Start {
	readonly returnUrl: string | null;
	readonly rememberMe: boolean;
}

/** Where a visitor leaves for a provider. */
export function socialStartPath(provider: SocialProvider, { returnUrl, rememberMe }: Start): string {
	const target = returnTarget(returnUrl);
	const query = [
		...(target === homeRoute ? [] : [`returnUrl=${encodeURIComponent(target)}`]),
		...(rememberMe ? ["rememberMe=Y"] : []),
	];
	return [`${loginRoute}/start/${provider}`, ...(query.length > 0 ? [query.join("&")] : [])].join("?");
}

/** How a provider says that the visitor did not want to go on. */
const cancelled = ["access_denied", "user_cancelled_authorize", "user_cancelled_login"];

/** What a provider's answer brings: a token for the login, a cancellation, or nothing that began here. [DEC-139] */
export type SocialAnswer =
	| { readonly kind: "answered"; readonly token: string }
	| { readonly kind: "cancelled" | "failed" | "foreign" };

export function readSocialAnswer(query: {
	readonly code: string | null;
	readonly state: string | null;
	readonly error: string | null;
}): SocialAnswer {
	const { code, state, error } = query;
	if (error) return { kind: cancelled.includes(error) ? "cancelled" : "failed" };
	return code && state ? { kind: "answered", token: `${state}.${code}` } : { kind: "foreign" };
}
