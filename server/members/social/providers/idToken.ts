import * as z from "zod";
import { askProvider, type ProviderDeps } from "./askProvider.ts";

const Claims = z.object({
	iss: z.string(),
	aud: z.string(),
	sub: z.string().min(1).max(200),
	exp: z.number(),
	iat: z.number(),
	nonce: z.string().optional(),
	email: z.string().optional(),
	email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
});
export type IdClaims = z.infer<typeof Claims>;

const Keys = z.object({
	keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() })),
});
type Keys = z.infer<typeof Keys>["keys"];

/** Skips keys of other types instead of rejecting the whole set. */
const KeySet = z
	.object({ keys: z.array(z.unknown()) })
	.transform(({ keys }) => keys.flatMap((key) => Keys.shape.keys.element.safeParse(key).data ?? []));

const algorithm = "RS256";
/** Tolerance in seconds between the provider's clock and ours. */
const leewaySeconds = 60;
/** Minimum time in milliseconds between fetches of the key set, so that tokens with unknown keys cannot trigger a fetch each. */
const refetchPauseMs = 60_000;

interface Expected {
	readonly issuer: string;
	readonly audience: string;
	/** Null if the login was not started here, so that there is no nonce to compare. */
	readonly nonce: string | null;
}

/**
 * Creates a verifier of id_tokens (OpenID Connect Core 3.1.3.7) signed with the keys at `jwksUrl`; it returns null for any token that
 * cannot be trusted.
 */
export function createIdTokens(
	{ jwksUrl, now }: { readonly jwksUrl: string; readonly now: () => number },
	deps: ProviderDeps,
) {
	let known: Keys = [];
	let askedAt = Number.NEGATIVE_INFINITY;

	async function keyOf(kid: string): Promise<Keys[number] | null> {
		const find = () => known.find((key) => key.kid === kid) ?? null;
		if (find() || now() - askedAt < refetchPauseMs) return find();
		const answer = await askProvider({ url: jwksUrl, schema: KeySet }, deps);
		if (answer) {
			known = answer;
			askedAt = now();
		}
		return find();
	}

	async function signerOf({ kid }: { readonly kid?: string }) {
		const jwk = kid ? await keyOf(kid) : null;
		const { errors, importJWK } = await import("jose");
		if (!jwk) throw new errors.JWKSNoMatchingKey();
		return importJWK(jwk, algorithm);
	}

	return async (token: string, { issuer, audience, nonce }: Expected): Promise<IdClaims | null> => {
		const at = now();
		const { jwtVerify } = await import("jose");
		const checked = await jwtVerify(token, signerOf, {
			algorithms: [algorithm],
			issuer,
			audience,
			clockTolerance: leewaySeconds,
			currentDate: new Date(at),
			requiredClaims: ["sub", "exp", "iat"],
		}).catch(() => null);
		const claims = Claims.safeParse(checked?.payload);
		const isCurrent = claims.success && claims.data.iat - leewaySeconds <= at / 1000;
		return isCurrent && (nonce === null || claims.data.nonce === nonce) ? claims.data : null;
	};
}
