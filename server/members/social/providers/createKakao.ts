import * as z from "zod";
import type { SocialProvider } from "#server/members/social/SocialProvider.ts";
import { askProvider, type ProviderDeps } from "./askProvider.ts";

const Token = z.object({ access_token: z.string().min(1) });

const Account = z.object({
	id: z.union([z.int(), z.string().regex(/^\d+$/)]),
	kakao_account: z
		.object({
			email: z.string().nullish(),
			is_email_valid: z.boolean().nullish(),
			is_email_verified: z.boolean().nullish(),
			name: z.string().nullish(),
			profile: z.object({ nickname: z.string().nullish() }).nullish(),
		})
		.nullish(),
});

/** Kakao Login over REST: authorization code with state and PKCE; the identity comes from the account API. */
export function createKakao(
	{ clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
	deps: ProviderDeps = {},
): SocialProvider {
	return {
		name: "KAKAO",
		authorizeUrl({ state, codeChallenge, redirectUri }) {
			const query = new URLSearchParams({
				response_type: "code",
				client_id: clientId,
				redirect_uri: redirectUri,
				state,
				code_challenge: codeChallenge,
				code_challenge_method: "S256",
			});
			return `https://kauth.kakao.com/oauth/authorize?${query}`;
		},
		async identify({ code, codeVerifier, redirectUri }) {
			const token = await askProvider(
				{
					url: "https://kauth.kakao.com/oauth/token",
					form: {
						grant_type: "authorization_code",
						client_id: clientId,
						...(clientSecret && { client_secret: clientSecret }),
						redirect_uri: redirectUri,
						code,
						code_verifier: codeVerifier,
					},
					schema: Token,
				},
				deps,
			);
			if (!token) return null;
			const account = await askProvider(
				{ url: "https://kapi.kakao.com/v2/user/me", token: token.access_token, schema: Account },
				deps,
			);
			if (!account) return null;
			const { email, is_email_valid, is_email_verified, name, profile } = account.kakao_account ?? {};
			return {
				snsId: String(account.id),
				email: email || null,
				isEmailProven: is_email_valid === true && is_email_verified === true,
				name: name || profile?.nickname || null,
			};
		},
	};
}
