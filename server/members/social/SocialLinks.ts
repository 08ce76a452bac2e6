import { notifyOwner, type OwnerNotice } from "#server/members/account/notifyOwner.ts";
import { removeLoginMethod } from "#server/members/account/removeLoginMethod.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import type { Reauthentication } from "#server/members/owner/createReauthentication.ts";
import type { Sessions } from "#server/members/session/Sessions.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { addressKey, countHit, limits, uncountHit } from "#server/platform/limits/countHit.ts";
import type { SocialProviderName } from "./SocialProvider.ts";
import { identityOf, matchFlow, type ProviderParts, type SocialStart, startAt } from "./socialAnswers.ts";
import { type LinkedLogin, SocialAccountStore } from "./store/SocialAccountStore.ts";

interface LinkParts extends ProviderParts {
	readonly proofs: Pick<Reauthentication, "check">;
	readonly sessions: Pick<Sessions, "lockMember">;
	readonly db: Database;
}

const texts = {
	others: "이미 다른 회원에 연결된 계정이에요. 그 회원에서 연결을 해제한 뒤 다시 시도해 주세요.",
	another: "다른 계정이 이미 연결되어 있어요. 연결을 해제한 뒤 다시 시도해 주세요.",
} as const;

/** The provider accounts linked to a member: listed, linked and unlinked by the owner. [DEC-140, DEC-195] */
export class SocialLinks {
	readonly #parts: LinkParts;

	constructor(parts: LinkParts) {
		this.#parts = parts;
	}

	list({ memberId }: SignedInMember): Promise<readonly LinkedLogin[]> {
		return new SocialAccountStore(this.#parts.db).ofMember(memberId);
	}

	/**
	 * Starts linking an account. The provider's answer counts only for this login and logs nobody in.
	 * @throws Refusal verifyFailed without a recent re-authentication, wrongAccess if the provider is not configured
	 */
	async begin(member: SignedInMember, provider: SocialProviderName, origin: string): Promise<SocialStart> {
		await this.#parts.proofs.check(member);
		const start = startAt(this.#parts, { provider, origin, remember: false, linkFor: member.sessionId });
		if (!start) throw new Refusal("wrongAccess");
		return start;
	}

	/**
	 * Links the account that the provider confirmed, and notifies the member by e-mail. Idempotent.
	 * @throws Refusal wrongAccess if this login did not start it, linkFailed, memberChanged if the login has ended meanwhile, tooManyCalls
	 * for an IP address with too many failures
	 */
	async link(
		member: SignedInMember,
		name: SocialProviderName,
		{
			snsToken,
			flow: sealed,
			ip,
		}: { readonly snsToken: string; readonly flow: string | null; readonly ip: string },
	): Promise<void> {
		const { db, clock } = this.#parts;
		const login = matchFlow(this.#parts, name, snsToken, { sealed, linkFor: member.sessionId });
		if (!login) throw new Refusal("wrongAccess");
		const now = clock.now();
		await countHit(db, limits.loginsByAddress, addressKey(ip), now);
		const { snsId } = await identityOf(login);
		await uncountHit(db, limits.loginsByAddress, addressKey(ip), now);
		const account = { provider: name, snsId };
		await db.tx(async (tx) => {
			await this.#parts.sessions.lockMember(tx, member);
			const store = new SocialAccountStore(tx);
			if (await store.link(account, member.memberId, new Date(now)))
				return this.#notify(tx, member, "socialAdded");
			if ((await store.ownerOf(account)) === member.memberId) return;
			const hasAnother = await store.has(member.memberId, name);
			throw new Refusal("linkFailed", { message: hasAnother ? texts.another : texts.others });
		});
	}

	/**
	 * Unlinks a provider account and notifies the member by e-mail.
	 * @throws Refusal verifyFailed without a recent re-authentication, memberChanged if the login has ended meanwhile, notFound,
	 * updateFailed if it is the last way to log in
	 */
	async remove(member: SignedInMember, provider: SocialProviderName): Promise<void> {
		const { db, proofs, sessions } = this.#parts;
		await proofs.check(member);
		await db.tx(async (tx) => {
			await sessions.lockMember(tx, member);
			await removeLoginMethod(tx, member.memberId, () =>
				new SocialAccountStore(tx).remove(member.memberId, provider),
			);
			await this.#notify(tx, member, "socialRemoved");
		});
	}

	async #notify(
		tx: Queryable,
		{ memberId }: SignedInMember,
		what: OwnerNotice["what"] & ("socialAdded" | "socialRemoved"),
	): Promise<void> {
		const owner = await new AccountStore(tx).owner(memberId);
		if (owner) await notifyOwner(tx, owner, { what }, this.#parts.clock.now());
	}
}
