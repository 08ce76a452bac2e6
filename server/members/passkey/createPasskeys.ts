import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import { keepWayIn } from "#server/members/account/keepWayIn.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { tellOwner } from "#server/members/account/tellOwner.ts";
import type { Proofs } from "#server/members/owner/createProofs.ts";
import { newToken, tokenHash } from "#server/members/session/tokens.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { addressKey, countHit, limits } from "#server/platform/limits/countHit.ts";
import { type PasskeyRow, PasskeyStore } from "./store/PasskeyStore.ts";
import { type PasskeySite, rpIdOf, verifyMade, verifySigned } from "./verifyPasskey.ts";

/** As long as somebody may look for the right device. */
const challengeLifeMs = 5 * 60_000;

const texts = { tooMany: "이미 등록된 패스키이거나, 더 등록할 수 없어요." } as const;

interface PasskeyChallenge {
	readonly challenge: string;
	readonly rpId: string;
}

/** What a browser needs to make a passkey. */
interface PasskeyCreation extends PasskeyChallenge {
	readonly userId: string;
	readonly userName: string;
	readonly displayName: string;
	readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

export interface Passkeys {
	/** What an authenticator is to sign, for a login or a proof. @throws Refusal tooManyCalls */
	challenge(site: PasskeySite, ip: string): Promise<PasskeyChallenge>;
	/** @throws Refusal verifyFailed to who has not just shown to be the owner */
	creation(member: SignedInMember, site: PasskeySite): Promise<PasskeyCreation>;
	list(member: SignedInMember): Promise<readonly PasskeyRow[]>;
	/** @throws Refusal verifyFailed, updateFailed */
	add(member: SignedInMember, site: PasskeySite, made: MadePasskey, name: string): Promise<void>;
	/** @throws Refusal notFound */
	rename(member: SignedInMember, id: number, name: string): Promise<void>;
	/** @throws Refusal verifyFailed to who has not just shown to be the owner, notFound, updateFailed */
	remove(member: SignedInMember, id: number): Promise<void>;
	/** Whose passkey has signed. @throws Refusal verifyFailed */
	identify(signed: SignedChallenge, site: PasskeySite): Promise<number>;
	/** By a passkey of the member's own. @throws Refusal verifyFailed */
	prove(member: SignedInMember, signed: SignedChallenge, site: PasskeySite): Promise<void>;
}

interface PasskeysParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly proofs: Pick<Proofs, "check" | "accept">;
}

/** A second way in beside the password: keys of the member's own devices. [DEC-195] */
export function createPasskeys({ db, clock, proofs }: PasskeysParts): Passkeys {
	const store = new PasskeyStore(db);
	const now = () => new Date(clock.now());

	async function newChallenge(memberId: number | null, userHandle: string | null): Promise<string> {
		const challenge = newToken();
		const expiresAt = new Date(clock.now() + challengeLifeMs);
		await store.keepChallenge(tokenHash(challenge), { memberId, userHandle }, expiresAt);
		return challenge;
	}

	async function identify(signed: SignedChallenge, site: PasskeySite): Promise<number> {
		const passkey = await store.find(signed.id);
		if (!passkey) throw new Refusal("verifyFailed");
		const { counted, challenge } = await verifySigned(signed, passkey, site);
		await db.tx(async (tx) => {
			const inside = new PasskeyStore(tx);
			const asked = await inside.spendChallenge(tokenHash(challenge), null, now());
			if (!asked || !(await inside.used(passkey.id, counted, now()))) throw new Refusal("verifyFailed");
		});
		return passkey.memberId;
	}

	return {
		identify,

		async challenge(site, ip) {
			await countHit(db, limits.passkeysByAddress, addressKey(ip), clock.now());
			return { challenge: await newChallenge(null, null), rpId: rpIdOf(site) };
		},

		async creation(member, site) {
			await proofs.check(member);
			const owner = await new AccountStore(db).owner(member.memberId);
			if (!owner) throw new Refusal("verifyFailed");
			const known = await store.known(member.memberId);
			const userId = known[0]?.userHandle ?? newToken();
			return {
				challenge: await newChallenge(member.memberId, userId),
				rpId: rpIdOf(site),
				userId,
				userName: owner.email,
				displayName: owner.name,
				known: known.map(({ id, transports }) => ({ id, transports })),
			};
		},

		list: ({ memberId }) => store.list(memberId),

		async add(member, site, made, name) {
			await proofs.check(member);
			const { memberId } = member;
			const { challenge, id, publicKey, counter } = await verifyMade(made, site);
			await db.tx(async (tx) => {
				const inside = new PasskeyStore(tx);
				const asked = await inside.spendChallenge(tokenHash(challenge), memberId, now());
				const owner = await new AccountStore(tx).owner(memberId);
				if (!owner || !asked?.userHandle) throw new Refusal("verifyFailed");
				const isAdded = await inside.add({
					memberId,
					credentialId: id,
					publicKey,
					userHandle: asked.userHandle,
					signCount: counter,
					transports: made.transports,
					name,
					now: now(),
				});
				if (!isAdded) throw new Refusal("updateFailed", { message: texts.tooMany });
				await tellOwner(tx, owner, { what: "passkeyAdded" }, clock.now());
			});
		},

		async rename({ memberId }, id, name) {
			if (!(await store.rename(memberId, id, name))) throw new Refusal("notFound");
		},

		async remove(member, id) {
			await proofs.check(member);
			await db.tx(async (tx) => {
				await keepWayIn(tx, member.memberId, () => new PasskeyStore(tx).remove(member.memberId, id));
				const owner = await new AccountStore(tx).owner(member.memberId);
				if (owner) await tellOwner(tx, owner, { what: "passkeyRemoved" }, clock.now());
			});
		},

		async prove(member, signed, site) {
			if ((await identify(signed, site)) !== member.memberId) throw new Refusal("verifyFailed");
			await proofs.accept(member);
		},
	};
}
