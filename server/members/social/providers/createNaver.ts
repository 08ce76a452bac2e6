import * as z from "zod";
import type { SocialProvider } from "#server/members/social/SocialProvider.ts";
import { askProvider, type ProviderDeps } from "./askProvider.ts";

/** Naver reports refusals with status 200 and an error body without a token. */
const Token = z.object({ access_token: z.string().min(1) });

const Account = z.object({
	resultcode: z.literal("00"),
	response: z.object({
		id: z.string().min(1).max(100),
		email: z.string().nullish(),
		name: z.string().nullish(),
		nickname: z.string().nullish(),
	}),
});

/** Naver users can register any contact address; only Naver's own addresses are sure to be theirs. */
const isOwnAddress = (email: string): boolean => /@naver\.com$/i.test(email);

/** Naver Login: authorization code with state; the identity comes from the profile API. */
export function createNaver(
	{ clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
	deps: ProviderDeps = {},
): SocialProvider {
	return {
		name: "NAVER",
		authorizeUrl({ state, redirectUri }) {
			const query = new URLSearchParams({
				response_type: "code",
				client_id: clientId,
				redirect_uri: redirectUri,
				state,
			});
			return `https://nid.naver.com/oauth2.0/authorize?${query}`;
		},
		async identify({ code, state }) {
			const token = await askProvider(
				{
					url: "https://nid.naver.com/oauth2.0/token",
					form: {
						grant_type: "authorization_code",
						client_id: clientId,
						client_secret: clientSecret,
						code,
						state,
					},
					schema: Token,
				},
				deps,
			);
			if (!token) return null;
			const account = await askProvider(
				{ url: "https://openapi.naver.com/v1/nid/me", token: token.access_token, schema: Account },
				deps,
			);
			if (!account) return null;
			const { id, email, name, nickname } = account.response;
			return {
				snsId: id,
				email: email || null,
				isEmailProven: Boolean(email) && isOwnAddress(email ?? ""),
				name: name || nickname || null,
			};
		},
	};
}
