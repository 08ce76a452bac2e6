import { verifyPassword } from "#server/members/account/passwords.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { redeemCode } from "#server/members/code/redeemCode.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { countHit, limits, uncountHit } from "#server/platform/limits/countHit.ts";
import { ReauthenticationStore } from "./store/ReauthenticationStore.ts";

/** How long a re-authentication counts, in milliseconds; long enough to register a card at the provider in between. */
const proofLifeMs = 15 * 60_000;

const texts = {
	needed: "본인 확인이 필요해요. 확인한 뒤 다시 시도해 주세요.",
	wrongPassword: "비밀번호가 맞지 않아요.",
} as const;

export interface Reauthentication {
	/**
	 * Re-authenticates by the current password.
	 * @throws Refusal verifyFailed, tooManyCalls after five wrong ones in ten minutes
	 */
	byPassword(member: SignedInMember, password: string): Promise<void>;
	/**
	 * Re-authenticates by a code sent to the account's own e-mail address.
	 * @throws Refusal verifyFailed
	 */
	byCode(member: SignedInMember, certId: string): Promise<void>;
	/** Records a re-authentication that the caller has already checked. */
	accept(member: SignedInMember): Promise<void>;
	/**
	 * Requires a recent re-authentication of this login.
	 * @throws Refusal verifyFailed
	 */
	check(member: SignedInMember): Promise<void>;
}

/** Re-authentication, required before changing login methods or the payment card, or closing the account. [DEC-195] */
export function createReauthentication({ db, clock }: BaseParts): Reauthentication {
	const accept = ({ sessionId }: SignedInMember) =>
		new ReauthenticationStore(db).record(sessionId, new Date(clock.now()));
	return {
		accept,

		async byPassword(member, password) {
			const now = clock.now();
			const key = String(member.memberId);
			await countHit(db, limits.proofsByMember, key, now);
			const stored = await new ReauthenticationStore(db).passwordHash(member.memberId);
			if (!(await verifyPassword(password, stored)))
				throw new Refusal("verifyFailed", { message: texts.wrongPassword });
			await uncountHit(db, limits.proofsByMember, key, now);
			await accept(member);
		},

		async byCode(member, certId) {
			const now = clock.now();
			await db.tx(async (tx) => {
				const owner = await new AccountStore(tx).owner(member.memberId);
				if (!owner) throw new Refusal("verifyFailed");
				const about = await redeemCode(tx, {
					certId,
					purpose: "CONNECT_EMAIL",
					destination: owner.email,
					now,
				});
				if (about !== member.memberId) throw new Refusal("verifyFailed");
				await new ReauthenticationStore(tx).record(member.sessionId, new Date(now));
			});
		},

		async check({ sessionId }) {
			const reauthenticatedAt = await new ReauthenticationStore(db).reauthenticatedAt(sessionId);
			const age =
				reauthenticatedAt === null ? Number.POSITIVE_INFINITY : clock.now() - reauthenticatedAt.getTime();
			// A re-authentication dated in the future is from before the clock was set back.
			if (age < 0 || age >= proofLifeMs) throw new Refusal("verifyFailed", { message: texts.needed });
		},
	};
}
