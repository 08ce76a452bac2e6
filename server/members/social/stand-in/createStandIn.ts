import { randomBytes } from "node:crypto";
import * as z from "zod";
import type {
	SocialIdentity,
	SocialProvider,
	SocialProviderName,
} from "#server/members/social/SocialProvider.ts";
import { challengeOf } from "#server/members/social/socialFlow.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

/** Path of the stand-in on this server; its pages are in registerStandInPages. */
export const standInRoot = "/social/stand-in";

const Code = z.object({
	provider: z.string(),
	identity: z.object({
		snsId: z.string(),
		email: z.string().nullable(),
		isEmailProven: z.boolean(),
		name: z.string().nullable(),
	}),
	codeChallenge: z.string(),
	redirectUri: z.string(),
	salt: z.string(),
});

/** The part of a login request that the stand-in checks. */
export interface StandInRequest {
	readonly codeChallenge: string;
	readonly redirectUri: string;
}

export interface StandIn extends SocialProvider {
	/** Creates a signed authorization code for an identity, so that nobody can make one up. */
	codeFor(identity: SocialIdentity, request: StandInRequest): string;
}

/**
 * Creates a simulated provider for development and tests. It accepts any identity that the visitor enters, and checks the redirect address
 * and the code verifier like a real one. It cannot be configured in production.
 */
export function createStandIn(name: SocialProviderName, secrets: Secrets): StandIn {
	const seal = (payload: string) => secrets.keyedHash("social-stand-in", payload);

	function read(code: string) {
		const [payload = "", mark = ""] = code.split(".");
		if (seal(payload) !== mark) return null;
		const parsed = Code.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
		return parsed.success && parsed.data.provider === name ? parsed.data : null;
	}

	return {
		name,
		authorizeUrl({ state, codeChallenge, redirectUri }) {
			const query = new URLSearchParams({
				redirect_uri: redirectUri,
				state,
				code_challenge: codeChallenge,
			});
			return `${standInRoot}/${name.toLowerCase()}?${query}`;
		},
		codeFor(identity, { codeChallenge, redirectUri }) {
			const salt = randomBytes(6).toString("base64url");
			const content = { provider: name, identity, codeChallenge, redirectUri, salt };
			const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
			return `${payload}.${seal(payload)}`;
		},
		async identify({ code, codeVerifier, redirectUri }) {
			const login = read(code);
			const isOurs = login?.redirectUri === redirectUri && login.codeChallenge === challengeOf(codeVerifier);
			return login && isOurs ? login.identity : null;
		},
		async revoke({ code }, isMeant) {
			const login = read(code);
			return login !== null && isMeant(login.identity.snsId);
		},
	};
}
