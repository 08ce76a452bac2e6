import { isEmail } from "#domain/member/validators.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { SocialIdentity, SocialProvider, SocialProviderName } from "./SocialProvider.ts";
import {
	callbackPath,
	challengeOf,
	knownIdentity,
	newFlow,
	openFlow,
	readSnsToken,
	type SocialFlow,
	sealFlow,
} from "./socialFlow.ts";

export interface ProviderParts {
	readonly clock: Clock;
	readonly secrets: Secrets;
	readonly providers: readonly SocialProvider[];
}

/** An answer of a provider with what was begun here. */
export interface Begun {
	readonly provider: SocialProvider;
	readonly flow: SocialFlow;
	readonly state: string;
	readonly code: string;
}

/** Where a visitor leaves for a provider, and what the browser keeps until the answer. */
export interface SocialStart {
	readonly url: string;
	readonly flow: string;
}

export interface StartOptions {
	readonly provider: SocialProviderName;
	/** Scheme and host we are reached at. */
	readonly origin: string;
	readonly remember: boolean;
	readonly linkFor: string | null;
}

/** Null without the provider's keys. */
export function startAt(
	{ clock, secrets, providers }: ProviderParts,
	{ provider: name, origin, remember, linkFor }: StartOptions,
): SocialStart | null {
	const provider = providers.find((each) => each.name === name);
	if (!provider) return null;
	const redirectUri = `${origin}${callbackPath(name)}`;
	const flow = newFlow({ provider: name, redirectUri, remember, linkFor }, clock.now());
	const { state, nonce } = flow;
	const codeChallenge = challengeOf(flow.verifier);
	const url = provider.authorizeUrl({ state, nonce, redirectUri, codeChallenge });
	return { url, flow: sealFlow(secrets, flow) };
}

/**
 * What this answer belongs to; null for what was not begun in this browser for this end, or too long ago.
 *
 * @param linkFor the login that joins an account; null for one that logs in
 */
export function begunBy(
	{ clock, secrets, providers }: ProviderParts,
	name: SocialProviderName,
	snsToken: string,
	{ sealed, linkFor }: { readonly sealed: string | null; readonly linkFor: string | null },
): Begun | null {
	const answer = readSnsToken(snsToken);
	const provider = providers.find((each) => each.name === name);
	const flow = openFlow(secrets, sealed, clock.now());
	if (!answer || !provider || flow?.provider !== name || flow.state !== answer.state) return null;
	return flow.linkFor === linkFor ? { ...answer, provider, flow } : null;
}

/** @throws Refusal linkFailed when the provider says no, or cannot be reached */
export async function identityOf({ provider, flow, state, code }: Begun): Promise<SocialIdentity> {
	const { nonce, verifier: codeVerifier, redirectUri } = flow;
	const identity =
		knownIdentity(flow, code) ?? (await provider.identify({ code, state, nonce, codeVerifier, redirectUri }));
	if (identity === null) throw new Refusal("linkFailed");
	const { email, name } = identity;
	const isUsable = email !== null && isEmail(emailKey(email));
	return { ...identity, email: isUsable ? emailKey(email) : null, name: name?.slice(0, 50) ?? null };
}
