import { isEmail } from "#domain/member/validators.ts";
import { cutText } from "#domain/shared/cutText.ts";
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

/** A provider's answer matched with the login started here. */
export interface StartedFlow {
	readonly provider: SocialProvider;
	readonly flow: SocialFlow;
	readonly state: string;
	readonly code: string;
}

/** The provider's address, and the state that the browser keeps until the answer. */
export interface SocialStart {
	readonly url: string;
	readonly flow: string;
}

export interface StartOptions {
	readonly provider: SocialProviderName;
	/** Public scheme and host of this server. */
	readonly origin: string;
	readonly remember: boolean;
	readonly linkFor: string | null;
}

/** Starts a login or linking at a provider; returns null if the provider is not configured. */
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
 * Matches an answer with the flow it belongs to; returns null if the flow was not started in this browser for this purpose, or has expired.
 * @param linkFor the login that links an account; null for logging in
 */
export function matchFlow(
	{ clock, secrets, providers }: ProviderParts,
	name: SocialProviderName,
	snsToken: string,
	{ sealed, linkFor }: { readonly sealed: string | null; readonly linkFor: string | null },
): StartedFlow | null {
	const answer = readSnsToken(snsToken);
	const provider = providers.find((each) => each.name === name);
	const flow = openFlow(secrets, sealed, clock.now());
	if (!answer || !provider || flow?.provider !== name || flow.state !== answer.state) return null;
	return flow.linkFor === linkFor ? { ...answer, provider, flow } : null;
}

/**
 * Returns the identity for a provider's answer; an invalid e-mail address counts as none.
 * @throws Refusal linkFailed if the provider refuses or cannot be reached
 */
export async function identityOf({ provider, flow, state, code }: StartedFlow): Promise<SocialIdentity> {
	const { nonce, verifier: codeVerifier, redirectUri } = flow;
	const identity =
		knownIdentity(flow, code) ?? (await provider.identify({ code, state, nonce, codeVerifier, redirectUri }));
	if (identity === null) throw new Refusal("linkFailed");
	const { email, name } = identity;
	const isUsable = email !== null && isEmail(emailKey(email));
	return { ...identity, email: isUsable ? emailKey(email) : null, name: name && cutText(name, 50) };
}
