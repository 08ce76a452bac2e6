import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { isDefinitive } from "#domain/failure/definitive.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { MembershipPlan, Subscription } from "#domain/membership/Subscription.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
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
	/** The member whose purchase it is. */
	readonly owner: string;
	readonly plan: MembershipPlan;
	readonly isUpgrade: boolean;
	/** Null, for an upgrade, to charge the current card. */
	readonly cardId: number | null;
}

export type BoughtMembership =
	| { readonly kind: "approved"; readonly subscription: Subscription }
	/** Whether the card was charged is not known yet; repeating the same call checks again. */
	| { readonly kind: "unknown" };

/** On `error`, this press charged nothing. If the visitor is signed out, an earlier press may still have been charged. */
type Answer = Result<BoughtMembership, Failure>;

const isSame = (attempt: MembershipAttempt, input: BuyMembershipInput): boolean =>
	attempt.owner === input.owner &&
	attempt.plan === input.plan &&
	attempt.isUpgrade === input.isUpgrade &&
	attempt.cardId === input.cardId;

/**
 * Charges the first term of a plan exactly once: a double press, a reload and a press after a lost response send the same key until the
 * outcome is known. The member has agreed to lose coupons. [SUBS-02, SUBS-04, DEC-074, DEC-075, DEC-174]
 */
export class BuyMembership extends UseCaseOf<BuyMembershipDeps> {
	readonly failures = shownOnScreen;
	async execute(input: BuyMembershipInput): Promise<Answer> {
		const { drafts, keys, current } = this.deps;
		const before = drafts.attempt();
		const { key } = before && isSame(before, input) ? before : { key: keys.next() };
		drafts.saveAttempt({ ...input, key });
		const answer = await this.#send(input, key);
		if (!answer.ok) {
			if (answer.error.kind === "signedOut") return answer;
			// The charge may have succeeded even though the response was lost.
			if (!isDefinitive(answer.error)) return ok({ kind: "unknown" });
			drafts.saveAttempt(null);
			return answer;
		}
		const { outcome, subscription } = answer.value;
		if (outcome === "unknown" || subscription === null) return ok({ kind: "unknown" });
		drafts.saveAttempt(null);
		drafts.write(null);
		await current.refresh();
		return ok({ kind: "approved", subscription });
	}

	#send(
		{ plan, isUpgrade, cardId }: BuyMembershipInput,
		key: string,
	): Promise<Result<PlanPurchase, Failure>> {
		const { memberships } = this.deps;
		return isUpgrade || cardId === null
			? memberships.upgrade(cardId, { key })
			: memberships.subscribe(plan, cardId, { key });
	}
}
