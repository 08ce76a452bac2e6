import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import { notifyOwner } from "#server/members/account/notifyOwner.ts";
import { removeLoginMethod } from "#server/members/account/removeLoginMethod.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import type { Reauthentication } from "#server/members/owner/createReauthentication.ts";
import type { Sessions } from "#server/members/session/Sessions.ts";
import { newToken, tokenHash } from "#server/members/session/tokens.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { addressKey, countHit, limits } from "#server/platform/limits/countHit.ts";
import { type PasskeyRow, PasskeyStore } from "./store/PasskeyStore.ts";
import { type PasskeySite, rpIdOf, verifyMade, verifySigned } from "./verifyPasskey.ts";

/** Lifetime of a challenge in milliseconds; enough time to find the right device. */
const challengeLifeMs = 5 * 60_000;

const texts = { tooMany: "이미 등록된 패스키이거나, 더 등록할 수 없어요." } as const;

interface PasskeyChallenge {
	readonly challenge: string;
	readonly rpId: string;
}

/** The data that a browser needs to create a passkey. */
interface PasskeyCreation extends PasskeyChallenge {
	readonly userId: string;
	readonly userName: string;
	readonly displayName: string;
	readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

interface PasskeysParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly proofs: Pick<Reauthentication, "check" | "accept">;
	readonly sessions: Pick<Sessions, "lockMember">;
}

/** Passkeys, a second way to log in besides the password. [DEC-195] */
export class Passkeys {
	readonly #parts: PasskeysParts;
	readonly #store: PasskeyStore;

	constructor(parts: PasskeysParts) {
		this.#parts = parts;
		this.#store = new PasskeyStore(parts.db);
	}

	/**
	 * Creates a challenge to be signed for a login or a re-authentication.
	 * @throws Refusal tooManyCalls
	 */
	async challenge(site: PasskeySite, ip: string): Promise<PasskeyChallenge> {
		const { db, clock } = this.#parts;
		await countHit(db, limits.passkeysByAddress, addressKey(ip), clock.now());
		return { challenge: await this.#newChallenge(null, null), rpId: rpIdOf(site) };
	}

	/**
	 * Creates a challenge for registering a passkey.
	 * @throws Refusal verifyFailed without a recent re-authentication
	 */
	async creation(member: SignedInMember, site: PasskeySite): Promise<PasskeyCreation> {
		await this.#parts.proofs.check(member);
		const owner = await new AccountStore(this.#parts.db).owner(member.memberId);
		if (!owner) throw new Refusal("verifyFailed");
		const known = await this.#store.known(member.memberId);
		const userId = known[0]?.userHandle ?? newToken();
		return {
			challenge: await this.#newChallenge(member.memberId, userId),
			rpId: rpIdOf(site),
			userId,
			userName: owner.email,
			displayName: owner.name,
			known: known.map(({ id, transports }) => ({ id, transports })),
		};
	}

	list({ memberId }: SignedInMember): Promise<readonly PasskeyRow[]> {
		return this.#store.list(memberId);
	}

	/**
	 * Registers a passkey and notifies the owner.
	 * @throws Refusal verifyFailed, memberChanged if the login has ended meanwhile, updateFailed for a known passkey or after the maximum
	 * number
	 */
	async add(member: SignedInMember, site: PasskeySite, made: MadePasskey, name: string): Promise<void> {
		await this.#parts.proofs.check(member);
		const { memberId } = member;
		const { challenge, id, publicKey, counter } = await verifyMade(made, site);
		await this.#parts.db.tx(async (tx) => {
			await this.#parts.sessions.lockMember(tx, member);
			const inside = new PasskeyStore(tx);
			const spent = await inside.spendChallenge(tokenHash(challenge), memberId, this.#now());
			const owner = await new AccountStore(tx).owner(memberId);
			if (!owner || !spent?.userHandle) throw new Refusal("verifyFailed");
			const isAdded = await inside.add({
				memberId,
				credentialId: id,
				publicKey,
				userHandle: spent.userHandle,
				signCount: counter,
				transports: made.transports,
				name,
				now: this.#now(),
			});
			if (!isAdded) throw new Refusal("updateFailed", { message: texts.tooMany });
			await notifyOwner(tx, owner, { what: "passkeyAdded" }, this.#parts.clock.now());
		});
	}

	/**
	 * Renames a passkey.
	 * @throws Refusal notFound
	 */
	async rename({ memberId }: SignedInMember, id: number, name: string): Promise<void> {
		if (!(await this.#store.rename(memberId, id, name))) throw new Refusal("notFound");
	}

	/**
	 * Deletes a passkey and notifies the owner.
	 * @throws Refusal verifyFailed without a recent re-authentication, memberChanged if the login has ended meanwhile, notFound,
	 * updateFailed if it is the last way to log in
	 */
	async remove(member: SignedInMember, id: number): Promise<void> {
		await this.#parts.proofs.check(member);
		await this.#parts.db.tx(async (tx) => {
			await this.#parts.sessions.lockMember(tx, member);
			await removeLoginMethod(tx, member.memberId, () => new PasskeyStore(tx).remove(member.memberId, id));
			const owner = await new AccountStore(tx).owner(member.memberId);
			if (owner) await notifyOwner(tx, owner, { what: "passkeyRemoved" }, this.#parts.clock.now());
		});
	}

	/**
	 * Returns the member whose passkey signed the challenge.
	 * @throws Refusal verifyFailed
	 */
	async identify(signed: SignedChallenge, site: PasskeySite): Promise<number> {
		const passkey = await this.#store.find(signed.id);
		if (!passkey) throw new Refusal("verifyFailed");
		const { counted, challenge } = await verifySigned(signed, passkey, site);
		await this.#parts.db.tx(async (tx) => {
			const inside = new PasskeyStore(tx);
			const spent = await inside.spendChallenge(tokenHash(challenge), null, this.#now());
			if (!spent || !(await inside.used(passkey.id, counted, this.#now()))) throw new Refusal("verifyFailed");
		});
		return passkey.memberId;
	}

	/**
	 * Re-authenticates by one of the member's own passkeys.
	 * @throws Refusal verifyFailed
	 */
	async prove(member: SignedInMember, signed: SignedChallenge, site: PasskeySite): Promise<void> {
		if ((await this.identify(signed, site)) !== member.memberId) throw new Refusal("verifyFailed");
		await this.#parts.proofs.accept(member);
	}

	async #newChallenge(memberId: number | null, userHandle: string | null): Promise<string> {
		const challenge = newToken();
		const expiresAt = new Date(this.#parts.clock.now() + challengeLifeMs);
		await this.#store.saveChallenge(tokenHash(challenge), { memberId, userHandle }, expiresAt);
		return challenge;
	}

	#now(): Date {
		return new Date(this.#parts.clock.now());
	}
}
