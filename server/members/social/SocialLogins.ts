import { notifyOwner } from "#server/members/account/notifyOwner.ts";
import type { SocialAccount } from "#server/members/account/signUp.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { redeemCode } from "#server/members/code/redeemCode.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { addressKey, countHit, limits, uncountHit } from "#server/platform/limits/countHit.ts";
import type { SocialProviderName } from "./SocialProvider.ts";
import { readTicket, signUpTicket } from "./signUpTicket.ts";
import {
	identityOf,
	matchFlow,
	type ProviderParts,
	type SocialStart,
	type StartOptions,
	startAt,
} from "./socialAnswers.ts";
import { sealFlow, withIdentity } from "./socialFlow.ts";
import { SocialAccountStore } from "./store/SocialAccountStore.ts";

export type SocialLogin =
	| { readonly kind: "member"; readonly memberId: number; readonly remember: boolean }
	/** The e-mail address belongs to a member, who must verify it before the account is linked. */
	| { readonly kind: "needConnect"; readonly email: string; readonly flow: string }
	| {
			readonly kind: "needSignup";
			/** Set only if the provider has verified the address. */
			readonly email: string | null;
			readonly name: string | null;
			readonly ticket: string;
	  };

interface SocialParts extends ProviderParts {
	readonly db: Database;
}

/** Social login (DEC-139, DEC-140, DEC-148). */
export class SocialLogins {
	/** The configured providers. */
	readonly names: readonly SocialProviderName[];
	readonly #parts: SocialParts;

	constructor(parts: SocialParts) {
		this.#parts = parts;
		this.names = parts.providers.map(({ name }) => name);
	}

	/** Starts a login at a provider; returns null if it is not configured. `flow` is kept in the visitor's cookie until the provider answers. */
	start(options: Omit<StartOptions, "linkFor">): SocialStart | null {
		return startAt(this.#parts, { ...options, linkFor: null });
	}

	/**
	 * Completes a login with the provider's answer, 'state.code'.
	 * @throws Refusal wrongAccess if the provider is not configured or the login was not started here, linkFailed, verifyFailed,
	 * tooManyCalls for an IP address with too many failures
	 */
	async signIn({
		provider: name,
		snsToken,
		connectCertId,
		flow: sealed,
		ip,
	}: {
		readonly provider: SocialProviderName;
		readonly snsToken: string;
		readonly connectCertId: string | null;
		readonly flow: string | null;
		readonly ip: string;
	}): Promise<SocialLogin> {
		const { db, clock, secrets } = this.#parts;
		const login = matchFlow(this.#parts, name, snsToken, { sealed, linkFor: null });
		if (!login) throw new Refusal("wrongAccess");
		// Counted first, because every attempt may cost a call to the provider.
		const now = clock.now();
		await countHit(db, limits.loginsByAddress, addressKey(ip), now);
		const identity = await identityOf(login);
		await uncountHit(db, limits.loginsByAddress, addressKey(ip), now);
		const { remember } = login.flow;
		const { snsId, email, isEmailProven } = identity;
		const known = await new SocialAccountStore(db).ownerOf({ provider: name, snsId });
		if (known !== null) return { kind: "member", memberId: known, remember };
		if (email !== null && (await new AccountStore(db).idOf(emailKey(email))) !== null) {
			if (connectCertId !== null)
				return {
					kind: "member",
					memberId: await this.#connect({ provider: name, snsId, email }, connectCertId),
					remember,
				};
			return {
				kind: "needConnect",
				email,
				flow: sealFlow(secrets, withIdentity(login.flow, login.code, identity)),
			};
		}
		return {
			kind: "needSignup",
			email: isEmailProven ? email : null,
			name: identity.name,
			ticket: signUpTicket(secrets, name, identity, clock.now()),
		};
	}

	/**
	 * Returns the provider account of a sign-up ticket.
	 * @throws Refusal wrongAccess
	 */
	accountOf(provider: SocialProviderName, ticket: string, email: string): SocialAccount {
		const { clock, secrets } = this.#parts;
		const isKnown = this.names.includes(provider);
		const account = isKnown ? readTicket(secrets, provider, ticket, email, clock.now()) : null;
		if (!account) throw new Refusal("wrongAccess");
		return account;
	}

	/**
	 * Revokes the member's own login at Apple. Accepts 'state.code' of a login started here, or the native app's authorization code.
	 * @throws Refusal withdrawFailed
	 */
	async revokeApple(memberId: number, authorizationCode: string, sealed: string | null): Promise<void> {
		const accounts = new SocialAccountStore(this.#parts.db);
		const login = matchFlow(this.#parts, "APPLE", authorizationCode, { sealed, linkFor: null });
		const answer = login
			? { code: login.code, redirectUri: login.flow.redirectUri, nonce: login.flow.nonce }
			: { code: authorizationCode, redirectUri: "", nonce: null };
		const apple = this.#parts.providers.find(({ name }) => name === "APPLE");
		const isOwn = async (snsId: string) =>
			(await accounts.ownerOf({ provider: "APPLE", snsId })) === memberId;
		const isRevoked = (await accounts.has(memberId, "APPLE")) && (await apple?.revoke?.(answer, isOwn));
		if (!isRevoked) throw new Refusal("withdrawFailed");
	}

	/** Links a provider account to the member who has verified the e-mail address, and notifies them by e-mail. */
	#connect(
		{ email, ...account }: SocialAccount & { readonly email: string },
		certId: string,
	): Promise<number> {
		const now = this.#parts.clock.now();
		return this.#parts.db.tx(async (tx) => {
			const memberId = await redeemCode(tx, { certId, purpose: "CONNECT_EMAIL", destination: email, now });
			if (memberId === null) throw new Refusal("verifyFailed");
			const isLinked = await new SocialAccountStore(tx).link(account, memberId, new Date(now));
			if (!isLinked) throw new Refusal("linkFailed");
			const owner = await new AccountStore(tx).owner(memberId);
			if (owner) await notifyOwner(tx, owner, { what: "socialAdded" }, now);
			return memberId;
		});
	}
}
