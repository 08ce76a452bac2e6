import { homeRoute, loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";

/** Social login providers, as spelled in URLs. [DEC-027, DEC-140] */
export const socialProviders = ["kakao", "naver", "apple"] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const socialProviderOf = (text: string | null | undefined): SocialProvider | null =>
	socialProviders.find((provider) => provider === text) ?? null;

/** Result of a login with a provider. [DEC-140] */
export type SocialEntry =
	| { readonly kind: "member" }
	/** The e-mail address belongs to an existing member, who may connect the two accounts by proving ownership of it. */
	| { readonly kind: "connect"; readonly email: string }
	| {
			readonly kind: "signUp";
			/** Proves the provider's account to the sign-up call. */
			readonly ticket: string;
			/** Set only when the provider has verified the address. */
			readonly email: string | null;
			readonly name: string | null;
	  };

/** A social login that awaits the visitor's next step. [DEC-139] */
export type PendingSocial =
	| {
			readonly kind: "connect";
			readonly provider: SocialProvider;
			/** The provider's response, to be sent again together with the proof. */
			readonly token: string;
			readonly email: string;
	  }
	| ({ readonly provider: SocialProvider } & Extract<SocialEntry, { readonly kind: "signUp" }>)
	/** A member deleting their account has been sent to the provider to revoke its login. [DEC-148] */
	| { readonly kind: "withdraw"; readonly provider: "apple" }
	/** A member has been sent to a provider to link an account there as a second way to log in. [DEC-140] */
	| { readonly kind: "link"; readonly provider: SocialProvider };

/** Lifetime of a pending social login in milliseconds; equal to that of the server's seal on it. */
export const pendingSocialLife = 30 * 60_000;

interface Start {
	readonly returnUrl: string | null;
	readonly rememberMe: boolean;
}

/** Returns the path that starts a login with a provider. */
export function socialStartPath(provider: SocialProvider, { returnUrl, rememberMe }: Start): string {
	const target = returnTarget(returnUrl);
	const query = [
		...(target === homeRoute ? [] : [`returnUrl=${encodeURIComponent(target)}`]),
		...(rememberMe ? ["rememberMe=Y"] : []),
	];
	return [`${loginRoute}/start/${provider}`, ...(query.length > 0 ? [query.join("&")] : [])].join("?");
}

/** Error codes with which providers report that the visitor cancelled. */
const cancelled = ["access_denied", "user_cancelled_authorize", "user_cancelled_login"];

/**
 * A provider's response: a token for the login, a cancellation, a failure, or a response to a login that did not start here ('foreign').
 * [DEC-139]
 */
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
