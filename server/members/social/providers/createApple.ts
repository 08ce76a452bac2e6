import * as z from "zod";
import type { SocialAnswer, SocialProvider } from "#server/members/social/SocialProvider.ts";
import { askProvider, type ProviderDeps } from "./askProvider.ts";
import { createIdTokens } from "./idToken.ts";

const apple = "https://appleid.apple.com";

export interface AppleKeys {
	/** Services ID. */
	readonly clientId: string;
	readonly teamId: string;
	readonly keyId: string;
	/** Private key for Sign in with Apple (PKCS #8 PEM). */
	readonly privateKey: string;
}

const Token = z.object({
	id_token: z.string().min(1),
	access_token: z.string().optional(),
	refresh_token: z.string().optional(),
});

const secretLifeSeconds = 300;

/** Creates the client secret that Apple requires: a short-lived token signed with ES256. */
async function clientSecret(
	{ clientId, teamId, keyId, privateKey }: AppleKeys,
	now: number,
): Promise<string> {
	const { importPKCS8, SignJWT } = await import("jose");
	const iat = Math.floor(now / 1000);
	return new SignJWT()
		.setProtectedHeader({ alg: "ES256", kid: keyId, typ: "JWT" })
		.setIssuer(teamId)
		.setIssuedAt(iat)
		.setExpirationTime(iat + secretLifeSeconds)
		.setAudience(apple)
		.setSubject(clientId)
		.sign(await importPKCS8(privateKey, "ES256"));
}

/** Sign in with Apple on the web: authorization code with state and nonce; the identity comes from the signed id_token. */
export function createApple(
	keys: AppleKeys,
	{ now, ...deps }: ProviderDeps & { readonly now: () => number },
): SocialProvider {
	const { clientId } = keys;
	const readIdToken = createIdTokens({ jwksUrl: `${apple}/auth/keys`, now }, deps);

	const exchange = async ({ code, redirectUri }: Pick<SocialAnswer, "code" | "redirectUri">) =>
		askProvider(
			{
				url: `${apple}/auth/token`,
				form: {
					grant_type: "authorization_code",
					client_id: clientId,
					client_secret: await clientSecret(keys, now()),
					code,
					redirect_uri: redirectUri,
				},
				schema: Token,
			},
			deps,
		);

	const claimsOf = (token: z.infer<typeof Token>, nonce: string | null) =>
		readIdToken(token.id_token, { issuer: apple, audience: clientId, nonce });

	return {
		name: "APPLE",
		authorizeUrl({ state, nonce, redirectUri }) {
			const query = new URLSearchParams({
				response_type: "code",
				// Required by Apple for any scope; the callback handles the POST (registerSocialPages).
				response_mode: "form_post",
				client_id: clientId,
				redirect_uri: redirectUri,
				scope: "name email",
				state,
				nonce,
			});
			return `${apple}/auth/authorize?${query}`;
		},
		async identify(answer) {
			const token = await exchange(answer);
			if (!token) return null;
			const claims = await claimsOf(token, answer.nonce);
			if (!claims) return null;
			return {
				snsId: claims.sub,
				email: claims.email || null,
				isEmailProven: String(claims.email_verified) === "true",
				name: null,
			};
		},
		async revoke(answer, isMeant) {
			const token = await exchange(answer);
			const given = token?.refresh_token ?? token?.access_token;
			const claims = token && given && (await claimsOf(token, answer.nonce));
			if (!claims || !(await isMeant(claims.sub))) return false;
			const done = await askProvider(
				{
					url: `${apple}/auth/revoke`,
					form: {
						client_id: clientId,
						client_secret: await clientSecret(keys, now()),
						token: given,
						token_type_hint: token.refresh_token ? "refresh_token" : "access_token",
					},
					schema: z.unknown(),
				},
				deps,
			);
			return done !== null;
		},
	};
}
