import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { type MembershipOffer, membershipOffer } from "#domain/membership/membershipOffer.ts";
import type { MembershipStatus } from "#domain/membership/Subscription.ts";
import { isShoppingPage } from "#domain/navigation/shoppingPage.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";
import type { MembershipAttempt, MembershipDraft, MembershipDrafts } from "#ports/MembershipDrafts.ts";
import type { Memberships } from "#ports/Memberships.ts";
import type { Visits } from "#ports/Visits.ts";

export interface SubscribeContent {
	readonly offer: MembershipOffer;
	readonly status: MembershipStatus;
	/** Unused coupons, including those held by an unpaid order. Empty if nothing can be bought and they could not be loaded. */
	readonly coupons: readonly Coupon[];
	/** This member's earlier choices, if any. */
	readonly draft: MembershipDraft | null;
	/** This member's purchase with an unknown outcome, if any. */
	readonly attempt: MembershipAttempt | null;
	/** Where to return after subscribing (DEC-118). */
	readonly returnPath: string | null;
}

export interface OpenSubscribeInput {
	/** Return path from the address; if null, the stay visited last is used. */
	readonly returnPath: string | null;
	/** Whether the visitor is back from the card provider or reloading; a remembered return path is then kept. */
	readonly isBack: boolean;
}

interface OpenSubscribeDeps {
	readonly memberships: Memberships;
	readonly member: BookingMember;
	readonly coupons: MemberCoupons;
	readonly drafts: MembershipDrafts;
	readonly visits: Visits;
}

/**
 * Loads what a member can buy and which coupons that would cost. Fails if a plan is on offer but the coupons cannot be loaded: nobody can
 * agree to lose coupons they were not shown (SUBS-14, DEC-075).
 */
export class OpenSubscribe extends UseCaseOf<OpenSubscribeDeps> {
	readonly failures = shownOnScreen;
	async execute(
		{ returnPath, isBack }: OpenSubscribeInput,
		options: CallOptions = {},
	): Promise<Result<SubscribeContent, Failure>> {
		const { memberships, member, coupons, drafts, visits } = this.deps;
		const { lastVisited } = visits.history();
		const origin = returnPath ?? (lastVisited !== null && isShoppingPage(lastVisited) ? lastVisited : null);
		if (origin !== null || !isBack) drafts.saveReturnPath(origin);
		const [status, account, held] = await Promise.all([
			memberships.view(options),
			member.account(options),
			coupons.list("avail", options),
		]);
		if (!status.ok) return status;
		if (!account.ok) return account;
		const offer = membershipOffer(account.value.type, status.value);
		if (offer.plans.length > 0 && !held.ok) return held;
		const owner = status.value.cardRegistrationUrl;
		const draft = drafts.read();
		const attempt = drafts.attempt();
		return ok({
			offer,
			status: status.value,
			coupons: held.ok ? held.value : [],
			draft: draft?.owner === owner ? draft : null,
			attempt: attempt?.owner === owner ? attempt : null,
			returnPath: drafts.returnPath(),
		});
	}
}
