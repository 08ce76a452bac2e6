import type { SocialAccount } from "#server/members/account/signUp.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { SocialIdentity, SocialProviderName } from "./SocialProvider.ts";

/** Lifetime of a ticket in milliseconds; enough to fill in the sign-up form. */
const lifeMs = 30 * 60_000;

const sealOf = (
	secrets: Secrets,
	provider: SocialProviderName,
	snsId: string,
	expires: string,
	email: string,
): string => secrets.briefHash("social", JSON.stringify([provider, snsId, expires, email]));

/** Creates the ticket that a new member sends with the sign-up: the provider's account ID, signed so that nobody can claim another's account. */
export function signUpTicket(
	secrets: Secrets,
	provider: SocialProviderName,
	{ snsId, email, isEmailProven }: SocialIdentity,
	now: number,
): string {
	const expires = Math.floor((now + lifeMs) / 1000).toString(36);
	const proven = email !== null && isEmailProven ? emailKey(email) : "";
	return `${snsId}.${expires}.${sealOf(secrets, provider, snsId, expires, proven)}`;
}

/** Returns the account that a ticket proves, for the form's e-mail address; null if it is forged or expired. */
export function readTicket(
	secrets: Secrets,
	provider: SocialProviderName,
	ticket: string,
	email: string,
	now: number,
): SocialAccount | null {
	const [, snsId = "", expires = "", seal = ""] = /^(.+)\.([0-9a-z]+)\.([\w-]+)$/.exec(ticket) ?? [];
	if (Number.parseInt(expires, 36) * 1000 <= now) return null;
	for (const proven of [emailKey(email), ""]) {
		if (seal !== "" && seal === sealOf(secrets, provider, snsId, expires, proven))
			return { provider, snsId, email: proven || null };
	}
	return null;
}
