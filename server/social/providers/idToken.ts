import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import * as z from "zod";
import { askProvider, type ProviderDeps } from "./askProvider.ts";

const Header = z.object({ alg: z.literal("RS256"), kid: z.string().min(1) });

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

/** Keys of another kind in the set are skipped rather than failing the whole set. */
const KeySet = z
	.object({ keys: z.array(z.unknown()) })
	.transform(({ keys }) => keys.flatMap((key) => Keys.shape.keys.element.safeParse(key).data ?? []));

/** Provider and server need not agree to the second. */
const leewaySeconds = 60;
/** A token with a key nobody knows may not make us ask for the keys again and again. */
const refetchPauseMs = 60_000;

const part = (text: string): unknown => {
	try {
		return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
	} catch {
		return null;
	}
};

interface Expected {
	readonly issuer: string;
	readonly audience: string;
	readonly nonce: string;
}

/** Reads id_tokens (OpenID Connect Core 3.1.3.7) signed by the keys at `jwksUrl`; null for any that cannot be trusted. */
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

	return async (token: string, { issuer, audience, nonce }: Expected): Promise<IdClaims | null> => {
		const [head = "", body = "", signature = "", ...more] = token.split(".");
		const header = Header.safeParse(part(head));
		const claims = Claims.safeParse(part(body));
		if (more.length > 0 || !header.success || !claims.success) return null;
		const jwk = await keyOf(header.data.kid);
		if (!jwk) return null;
		const isSigned = isSignedBy(jwk, `${head}.${body}`, Buffer.from(signature, "base64url"));
		const seconds = now() / 1000;
		const { iss, aud, exp, iat, nonce: given } = claims.data;
		const isOurs = iss === issuer && aud === audience && given === nonce;
		const isCurrent = exp + leewaySeconds > seconds && iat - leewaySeconds <= seconds;
		return isSigned && isOurs && isCurrent ? claims.data : null;
	};
}

function isSignedBy(jwk: JsonWebKey, text: string, signature: Buffer): boolean {
	try {
		return verify("RSA-SHA256", Buffer.from(text), createPublicKey({ key: jwk, format: "jwk" }), signature);
	} catch {
		return false;
	}
}
