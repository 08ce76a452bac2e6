import type { SocialProvider, SocialProviderName } from "#server/members/social/SocialProvider.ts";
import { createStandIn } from "#server/members/social/stand-in/createStandIn.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { createApple } from "./createApple.ts";
import { createKakao } from "./createKakao.ts";
import { createNaver } from "./createNaver.ts";

/** Keys of the login providers; null for a provider that is not offered (DEC-140). */
export interface SocialSettings {
	readonly kakao: { readonly clientId: string; readonly clientSecret: string } | null;
	readonly naver: { readonly clientId: string; readonly clientSecret: string } | null;
	readonly apple: {
		readonly clientId: string;
		readonly teamId: string;
		readonly keyId: string;
		readonly privateKey: string;
	} | null;
	/** Providers simulated by our own stand-in, for development and tests. */
	readonly standIns: readonly SocialProviderName[];
}

/** Creates the configured providers, and stand-ins for the requested ones (DEC-140). */
export function configuredProviders(
	{ kakao, naver, apple, standIns }: SocialSettings,
	deps: {
		readonly secrets: Secrets;
		readonly now: () => number;
		readonly alarm: (message: string, detail: object) => void;
	},
): readonly SocialProvider[] {
	return [
		...standIns.map((name) => createStandIn(name, deps.secrets)),
		...(kakao ? [createKakao(kakao, deps)] : []),
		...(naver ? [createNaver(naver, deps)] : []),
		...(apple ? [createApple(apple, deps)] : []),
	];
}
