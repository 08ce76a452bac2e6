import type { Clock } from "#server/clock.ts";
import { redeemCode } from "#server/codes/redeemCode.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { emailKey } from "#server/members/emailKey.ts";
import type { SocialAccount } from "#server/members/signUp.ts";
import type { Secrets } from "#server/subscriptions/secrets.ts";
import type { SocialIdentity, SocialProvider, SocialProviderName } from "./SocialProvider.ts";
import { readTicket, signUpTicket } from "./signUpTicket.ts";

export type SocialLogin =
	| { readonly kind: "member"; readonly memberId: number }
	/** The address belongs to a member, who has to prove it before the two are joined. */
	| { readonly kind: "needConnect"; readonly email: string }
	| { readonly kind: "needSignup"; readonly identity: SocialIdentity; readonly ticket: string };

export interface SocialLogins {
	/** Providers with keys. */
	readonly names: readonly SocialProviderName[];
	/** @throws Refusal wrongAccess without the provider's keys, linkFailed, verifyFailed */
	signIn(login: {
		readonly provider: SocialProviderName;
		readonly snsToken: string;
		readonly connectCertId: string | null;
	}): Promise<SocialLogin>;
	/** The account of a sign-up. @throws Refusal wrongAccess */
	accountOf(provider: SocialProviderName, ticket: string, email: string): SocialAccount;
	/** @throws Refusal withdrawFailed */
	revokeApple(memberId: number, authorizationCode: string): Promise<void>;
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

	return {
		names: providers.map(({ name }) => name),

		async signIn({ provider, snsToken, connectCertId }) {
			const identity = await find(provider)?.identify(snsToken);
			if (identity === undefined) throw new Refusal("wrongAccess");
			if (identity === null) throw new Refusal("linkFailed");
			const { snsId, email } = identity;
			const known = await ownerOf(provider, snsId);
			if (known !== null) return { kind: "member", memberId: known };
			if (email !== null && (await memberWith(email)) !== null) {
				if (connectCertId === null) return { kind: "needConnect", email };
				return { kind: "member", memberId: await connect(provider, snsId, email, connectCertId) };
			}
			return {
				kind: "needSignup",
				identity,
				ticket: signUpTicket(secrets, provider, identity, clock.now()),
			};
		},

		accountOf(provider, ticket, email) {
			const account = find(provider) ? readTicket(secrets, provider, ticket, email, clock.now()) : null;
			if (!account) throw new Refusal("wrongAccess");
			return account;
		},

		async revokeApple(memberId, authorizationCode) {
			const { rows } = await db.query(
				"SELECT 1 FROM member_social WHERE member_id = $1 AND provider = 'APPLE'",
				[memberId],
			);
			const apple = find("APPLE");
			if (rows.length === 0 || !apple || !(await apple.revoke(authorizationCode)))
				throw new Refusal("withdrawFailed");
		},
	};
}
