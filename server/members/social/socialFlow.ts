import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { type SocialIdentity, type SocialProviderName, socialProviderNames } from "./SocialProvider.ts";

/** HttpOnly cookie with the state of a social login in progress. */
export const socialFlowCookie = "socialLogin";

/** Lifetime in seconds; enough to log in at a provider and to read a code from an e-mail. */
export const flowLifeSeconds = 600;

const Flow = z.object({
	provider: z.enum(socialProviderNames),
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	redirectUri: z.string(),
	remember: z.boolean(),
	/** The login that links a provider account to its member; null for logging in. */
	linkFor: z.string().nullable(),
	/** Epoch milliseconds. */
	expires: z.number(),
	/** The identity already received: a code can be exchanged only once, but linking an existing account needs it twice. */
	known: z
		.object({
			codeHash: z.string(),
			identity: z.object({
				snsId: z.string(),
				email: z.string().nullable(),
				isEmailProven: z.boolean(),
				name: z.string().nullable(),
			}),
		})
		.nullable(),
});
export type SocialFlow = z.infer<typeof Flow>;

const IV_BYTES = 12;
const TAG_BYTES = 16;

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Derives the code challenge (RFC 7636, method S256). */
export const challengeOf = hash;

export const newFlow = (
	begun: Pick<SocialFlow, "provider" | "redirectUri" | "remember" | "linkFor">,
	now: number,
): SocialFlow => ({
	...begun,
	state: randomBytes(16).toString("base64url"),
	nonce: randomBytes(16).toString("base64url"),
	verifier: randomBytes(32).toString("base64url"),
	expires: now + flowLifeSeconds * 1000,
	known: null,
});

/** Path to which a provider redirects visitors. */
export const callbackPath = (provider: SocialProviderName): string =>
	`/login/callback/${provider.toLowerCase()}`;

/** Parses an snsToken, 'state.code', as sent by the callback page. */
export function readSnsToken(snsToken: string): { readonly state: string; readonly code: string } | null {
	const [, state = "", code = ""] = /^([\w-]{22})\.(.+)$/s.exec(snsToken) ?? [];
	return code === "" ? null : { state, code };
}

export const knownIdentity = (flow: SocialFlow, code: string): SocialIdentity | null =>
	flow.known?.codeHash === hash(code) ? flow.known.identity : null;

export const withIdentity = (flow: SocialFlow, code: string, identity: SocialIdentity): SocialFlow => ({
	...flow,
	known: { codeHash: hash(code), identity },
});

const keyOf = (secrets: Secrets): Buffer => Buffer.from(secrets.briefHash("social-flow", "key"), "base64url");

/** Encrypts the flow with AES-256-GCM, so that the browser can neither read nor modify it. */
export function sealFlow(secrets: Secrets, flow: SocialFlow): string {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv("aes-256-gcm", keyOf(secrets), iv);
	const body = Buffer.concat([cipher.update(JSON.stringify(flow), "utf8"), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Decrypts a flow; returns null if it was not encrypted by us or has expired. */
export function openFlow(secrets: Secrets, sealed: string | null, now: number): SocialFlow | null {
	const bytes = Buffer.from(sealed ?? "", "base64url");
	if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
	try {
		const decipher = createDecipheriv("aes-256-gcm", keyOf(secrets), bytes.subarray(0, IV_BYTES));
		decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
		const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
		const flow = Flow.parse(JSON.parse(body.toString("utf8")));
		return flow.expires > now ? flow : null;
	} catch {
		return null;
	}
}
