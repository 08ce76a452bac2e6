import { isEmail } from "#domain/member/validators.ts";
import type { Clock } from "#server/clock.ts";
import { redeemCode } from "#server/codes/redeemCode.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { addressKey, countHit, limits, uncountHit } from "#server/limits/countHit.ts";
import { emailKey } from "#server/members/emailKey.ts";
import type { SocialAccount } from "#server/members/signUp.ts";
import type { Secrets } from "#server/subscriptions/secrets.ts";
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

export interface SocialLogins {
	/** Providers with keys. */
	readonly names: readonly SocialProviderName[];
	/** Begins a login at a provider; null without its keys. `flow` is kept in the visitor's cookie until the answer. */
	start(login: {
		readonly provider: SocialProviderName;
		/** Scheme and host we are reached at. */
		readonly origin: string;
		readonly remember: boolean;
	}): { readonly url: string; readonly flow: string } | null;
	/**
	 * Who comes back from a provider with 'state.code'.
	 * @throws Refusal wrongAccess without the provider's keys or the state of a login begun here, linkFailed, verifyFailed,
	 *   tooManyCalls for an address that keeps failing
	 */
	signIn(login: {
		readonly provider: SocialProviderName;
		readonly snsToken: string;
		readonly connectCertId: string | null;
		readonly flow: string | null;
		readonly ip: string;
	}): Promise<SocialLogin>;
	/** The account of a sign-up. @throws Refusal wrongAccess */
	accountOf(provider: SocialProviderName, ticket: string, email: string): SocialAccount;
	/** Takes 'state.code' of a login begun here, or the code of the native app. @throws Refusal withdrawFailed */
	revokeApple(memberId: number, authorizationCode: string, flow: string | null): Promise<void>;
}

/** Logging in with another's account (DEC-139, DEC-140, DEC-148). */
export function createSocialLogins({
	db,
	clock,
	secrets,
	providers,
}: {
	readonly db: Database;
	readonly clock: Clock;
	readonly secrets: Secrets;
	readonly providers: readonly SocialProvider[];
}): SocialLogins {
	const find = (name: SocialProviderName) => providers.find((each) => each.name === name);

	/** The login this answer belongs to; null for one that was not begun in this browser, or too long ago. */
	function begun(name: SocialProviderName, snsToken: string, sealed: string | null) {
		const answer = readSnsToken(snsToken);
		const flow = openFlow(secrets, sealed, clock.now());
		return answer && flow?.provider === name && flow.state === answer.state ? { ...answer, flow } : null;
	}

	async function ownerOf(provider: SocialProviderName, snsId: string): Promise<number | null> {
		const { rows } = await db.query<{ member_id: number }>(
			`SELECT member_id FROM member_social JOIN member USING (member_id)
			WHERE provider = $1 AND sns_id = $2 AND status = 'active'`,
			[provider, snsId],
		);
		return rows[0]?.member_id ?? null;
	}

	async function memberWith(email: string): Promise<number | null> {
		const { rows } = await db.query<{ member_id: number }>(
			"SELECT member_id FROM member WHERE email_key = $1 AND status = 'active'",
			[emailKey(email)],
		);
		return rows[0]?.member_id ?? null;
	}

	/** Joins a provider's account to the member who has proven the address. */
	async function connect(
		provider: SocialProviderName,
		snsId: string,
		email: string,
		certId: string,
	): Promise<number> {
		const now = clock.now();
		return db.tx(async (tx) => {
			const memberId = await redeemCode(tx, { certId, purpose: "CONNECT_EMAIL", destination: email, now });
			if (memberId === null) throw new Refusal("verifyFailed");
			const { rowCount } = await tx.query(
				`INSERT INTO member_social (provider, sns_id, member_id, linked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
				[provider, snsId, memberId, new Date(now)],
			);
			if (rowCount === 0) throw new Refusal("linkFailed");
			return memberId;
		});
	}

	async function identityOf(
		provider: SocialProvider,
		{ flow, state, code }: { readonly flow: SocialFlow; readonly state: string; readonly code: string },
	): Promise<SocialIdentity> {
		const { nonce, verifier: codeVerifier, redirectUri } = flow;
		const identity =
			knownIdentity(flow, code) ??
			(await provider.identify({ code, state, nonce, codeVerifier, redirectUri }));
		if (identity === null) throw new Refusal("linkFailed");
		const { email, name } = identity;
		const isUsable = email !== null && isEmail(emailKey(email));
		return { ...identity, email: isUsable ? emailKey(email) : null, name: name?.slice(0, 50) ?? null };
	}

	return {
		names: providers.map(({ name }) => name),

		start({ provider: name, origin, remember }) {
			const provider = find(name);
			if (!provider) return null;
			const flow = newFlow(name, `${origin}${callbackPath(name)}`, remember, clock.now());
			const { state, nonce, redirectUri } = flow;
			const url = provider.authorizeUrl({
				state,
				nonce,
				redirectUri,
				codeChallenge: challengeOf(flow.verifier),
			});
			return { url, flow: sealFlow(secrets, flow) };
		},

		async signIn({ provider: name, snsToken, connectCertId, flow: sealed, ip }) {
			const provider = find(name);
			const login = begun(name, snsToken, sealed);
			if (!provider || !login) throw new Refusal("wrongAccess");
			// Each try may cost a call to the provider.
			const now = clock.now();
			await countHit(db, limits.loginsByAddress, addressKey(ip), now);
			const identity = await identityOf(provider, login);
			await uncountHit(db, limits.loginsByAddress, addressKey(ip), now);
			const { remember } = login.flow;
			const { snsId, email, isEmailProven } = identity;
			const known = await ownerOf(name, snsId);
			if (known !== null) return { kind: "member", memberId: known, remember };
			if (email !== null && (await memberWith(email)) !== null) {
				if (connectCertId !== null)
					return { kind: "member", memberId: await connect(name, snsId, email, connectCertId), remember };
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
		},

		accountOf(provider, ticket, email) {
			const account = find(provider) ? readTicket(secrets, provider, ticket, email, clock.now()) : null;
			if (!account) throw new Refusal("wrongAccess");
			return account;
		},

		async revokeApple(memberId, authorizationCode, sealed) {
			const { rows } = await db.query(
				"SELECT 1 FROM member_social WHERE member_id = $1 AND provider = 'APPLE'",
				[memberId],
			);
			const login = begun("APPLE", authorizationCode, sealed);
			const answer = login
				? { code: login.code, redirectUri: login.flow.redirectUri }
				: { code: authorizationCode, redirectUri: "" };
			const isRevoked = rows.length > 0 && (await find("APPLE")?.revoke?.(answer));
			if (!isRevoked) throw new Refusal("withdrawFailed");
		},
	};
}
