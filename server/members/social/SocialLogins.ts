import { isEmail } from "#domain/member/validators.ts";
import { keepWayIn } from "#server/members/account/keepWayIn.ts";
import type { SocialAccount } from "#server/members/account/signUp.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { tellOwner } from "#server/members/account/tellOwner.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { redeemCode } from "#server/members/code/redeemCode.ts";
import type { Proofs } from "#server/members/owner/createProofs.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { addressKey, countHit, limits, uncountHit } from "#server/platform/limits/countHit.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { SocialIdentity, SocialProvider, SocialProviderName } from "./SocialProvider.ts";
import { readTicket, signUpTicket } from "./signUpTicket.ts";
import {
	callbackPath,
	challengeOf,
	knownIdentity,
	newFlow,
	openFlow,
	readSnsToken,
	type SocialFlow,
	sealFlow,
	withIdentity,
} from "./socialFlow.ts";
import { type LinkedLogin, SocialAccountStore } from "./store/SocialAccountStore.ts";

export type SocialLogin =
	| { readonly kind: "member"; readonly memberId: number; readonly remember: boolean }
	/** The address belongs to a member, who has to prove it before the two are joined. */
	| { readonly kind: "needConnect"; readonly email: string; readonly flow: string }
	| {
			readonly kind: "needSignup";
			/** Only an address the provider has proven. */
			readonly email: string | null;
			readonly name: string | null;
			readonly ticket: string;
	  };

interface SocialParts {
	readonly proofs: Pick<Proofs, "check">;
	readonly db: Database;
	readonly clock: Clock;
	readonly secrets: Secrets;
	readonly providers: readonly SocialProvider[];
}

/** An answer of a provider with the login it belongs to. */
interface Begun {
	readonly flow: SocialFlow;
	readonly state: string;
	readonly code: string;
}

/** Logging in with another's account (DEC-139, DEC-140, DEC-148). */
export class SocialLogins {
	/** Providers with keys. */
	readonly names: readonly SocialProviderName[];
	readonly #parts: SocialParts;

	constructor(parts: SocialParts) {
		this.#parts = parts;
		this.names = parts.providers.map(({ name }) => name);
	}

	/** Begins a login at a provider; null without its keys. `flow` is kept in the visitor's cookie until the answer. */
	start({
		provider: name,
		origin,
		remember,
	}: {
		readonly provider: SocialProviderName;
		/** Scheme and host we are reached at. */
		readonly origin: string;
		readonly remember: boolean;
	}): { readonly url: string; readonly flow: string } | null {
		const { clock, secrets } = this.#parts;
		const provider = this.#find(name);
		if (!provider) return null;
		const flow = newFlow(name, `${origin}${callbackPath(name)}`, remember, clock.now());
		const { state, nonce, redirectUri } = flow;
		const codeChallenge = challengeOf(flow.verifier);
		const url = provider.authorizeUrl({ state, nonce, redirectUri, codeChallenge });
		return { url, flow: sealFlow(secrets, flow) };
	}

	/**
	 * Who comes back from a provider with 'state.code'.
	 * @throws Refusal wrongAccess without the provider's keys or the state of a login begun here, linkFailed, verifyFailed,
	 *   tooManyCalls for an address that keeps failing
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
		const provider = this.#find(name);
		const login = this.#begun(name, snsToken, sealed);
		if (!provider || !login) throw new Refusal("wrongAccess");
		// Each try may cost a call to the provider.
		const now = clock.now();
		await countHit(db, limits.loginsByAddress, addressKey(ip), now);
		const identity = await identityOf(provider, login);
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

	/** The account of a sign-up. @throws Refusal wrongAccess */
	accountOf(provider: SocialProviderName, ticket: string, email: string): SocialAccount {
		const { clock, secrets } = this.#parts;
		const account = this.#find(provider) ? readTicket(secrets, provider, ticket, email, clock.now()) : null;
		if (!account) throw new Refusal("wrongAccess");
		return account;
	}

	/** Takes 'state.code' of a login begun here, or the code of the native app. @throws Refusal withdrawFailed */
	async revokeApple(memberId: number, authorizationCode: string, sealed: string | null): Promise<void> {
		const isLinked = await new SocialAccountStore(this.#parts.db).has(memberId, "APPLE");
		const login = this.#begun("APPLE", authorizationCode, sealed);
		const answer = login
			? { code: login.code, redirectUri: login.flow.redirectUri }
			: { code: authorizationCode, redirectUri: "" };
		const isRevoked = isLinked && (await this.#find("APPLE")?.revoke?.(answer));
		if (!isRevoked) throw new Refusal("withdrawFailed");
	}

	list({ memberId }: SignedInMember): Promise<readonly LinkedLogin[]> {
		return new SocialAccountStore(this.#parts.db).ofMember(memberId);
	}

	/**
	 * Takes a provider's account off its member, who is told by mail.
	 * @throws Refusal verifyFailed to who has not just shown to be the owner, notFound, updateFailed when nothing else lets them in
	 */
	async remove(member: SignedInMember, provider: SocialProviderName): Promise<void> {
		const { db, clock, proofs } = this.#parts;
		await proofs.check(member);
		await db.tx(async (tx) => {
			await keepWayIn(tx, member.memberId, () =>
				new SocialAccountStore(tx).remove(member.memberId, provider),
			);
			const owner = await new AccountStore(tx).owner(member.memberId);
			if (owner) await tellOwner(tx, owner, { what: "socialRemoved" }, clock.now());
		});
	}

	#find(name: SocialProviderName): SocialProvider | undefined {
		return this.#parts.providers.find((each) => each.name === name);
	}

	/** The login this answer belongs to; null for one that was not begun in this browser, or too long ago. */
	#begun(name: SocialProviderName, snsToken: string, sealed: string | null): Begun | null {
		const { clock, secrets } = this.#parts;
		const answer = readSnsToken(snsToken);
		const flow = openFlow(secrets, sealed, clock.now());
		return answer && flow?.provider === name && flow.state === answer.state ? { ...answer, flow } : null;
	}

	/** Joins a provider's account to the member who has proven the address. */
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
			return memberId;
		});
	}
}

async function identityOf(provider: SocialProvider, { flow, state, code }: Begun): Promise<SocialIdentity> {
	const { nonce, verifier: codeVerifier, redirectUri } = flow;
	const identity =
		knownIdentity(flow, code) ?? (await provider.identify({ code, state, nonce, codeVerifier, redirectUri }));
	if (identity === null) throw new Refusal("linkFailed");
	const { email, name } = identity;
	const isUsable = email !== null && isEmail(emailKey(email));
	return { ...identity, email: isUsable ? emailKey(email) : null, name: name?.slice(0, 50) ?? null };
}
