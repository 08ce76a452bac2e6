import type { MembershipPlan, Subscription } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Keys } from "#ports/Keys.ts";
import type { MembershipAttempt, MembershipDrafts } from "#ports/MembershipDrafts.ts";
import type { Memberships, PlanPurchase } from "#ports/Memberships.ts";
import type { CurrentMember } from "./CurrentMember.ts";

interface BuyMembershipDeps {
	readonly memberships: Memberships;
	readonly drafts: MembershipDrafts;
	readonly keys: Keys;
	readonly current: CurrentMember;
}

export interface BuyMembershipInput {
	/** Whose purchase it is. */
	readonly owner: string;
	readonly plan: MembershipPlan;
	readonly isUpgrade: boolean;
	/** Null: the card in use, for an upgrade. */
	readonly cardId: number | null;
}

export type BoughtMembership =
	| { readonly kind: "approved"; readonly subscription: Subscription }
	/** Nobody can say yet whether the card was charged; the same call asks again. */
	| { readonly kind: "unknown" }
	/** Nothing was charged. */
	| { readonly kind: "refused"; readonly failure: CallFailure };

/** Only a clear answer is a refusal; a lost one may hide a charge that went through. */
const isClear = (failure: CallFailure): boolean =>
	failure.kind === "refused" || (failure.kind === "http" && failure.status < 500 && failure.status !== 429);

const isSame = (attempt: MembershipAttempt, input: BuyMembershipInput): boolean =>
	attempt.owner === input.owner &&
	attempt.plan === input.plan &&
	attempt.isUpgrade === input.isUpgrade &&
	attempt.cardId === input.cardId;

/**
 * Charges the first term of a plan, once: a double press, a reload and a press after a lost answer send the same key for as
 * long as the end is not known. The member has agreed to losing coupons. [SUBS-02, SUBS-04, DEC-074, DEC-075, DEC-174]
 */
export class BuyMembership {
	readonly #deps: BuyMembershipDeps;

	constructor(deps: BuyMembershipDeps) {
		this.#deps = deps;
	}

	async execute(input: BuyMembershipInput): Promise<BoughtMembership> {
		const { drafts, keys, current } = this.#deps;
		const before = drafts.attempt();
		const { key } = before && isSame(before, input) ? before : { key: keys.next() };
		drafts.keepAttempt({ ...input, key });
		const answer = await this.#send(input, key);
		if (!answer.ok) {
			if (!isClear(answer.error)) return { kind: "unknown" };
			drafts.keepAttempt(null);
			return { kind: "refused", failure: answer.error };
		}
		const { outcome, subscription } = answer.value;
		if (outcome === "unknown" || subscription === null) return { kind: "unknown" };
		drafts.keepAttempt(null);
		drafts.write(null);
		await current.reread();
		return { kind: "approved", subscription };
	}

	#send(
		{ plan, isUpgrade, cardId }: BuyMembershipInput,
		key: string,
	): Promise<Result<PlanPurchase, CallFailure>> {
		const { memberships } = this.#deps;
		return isUpgrade || cardId === null
			? memberships.upgrade(cardId, { key })
			: memberships.subscribe(plan, cardId, { key });
	}
}
