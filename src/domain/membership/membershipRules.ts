import { isCorporationMember, type MemberStanding } from "#domain/member/Member.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { IllegalEvent } from "#domain/shared/StateMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { MembershipPlan } from "./Subscription.ts";
import {
	type SubscriptionEvent,
	type SubscriptionMachineState,
	subscriptionMachine,
} from "./subscriptionMachine.ts";
import { isWithdrawalOpen } from "./term.ts";

export type MembershipRefusal =
	/** Corporate members cannot subscribe, code -404. */
	| { readonly kind: "corporate" }
	/** The member's grade does not allow it, code -402. */
	| { readonly kind: "alreadySubscribed" }
	/** Silver has already been used once, code -401. */
	| { readonly kind: "silverUsed" };

/** The member requesting a subscription. */
export interface Subscriber extends MemberStanding {
	/** Whether there is a Silver row in any state for this account or its verified phone number. [DEC-069] */
	readonly hasJoinedSilver: boolean;
}

/**
 * Checks whether a member may subscribe: only regular Bronze members, and Silver only once per person. [SUBS-02, SUBS-03, DEC-069, DEC-070,
 * DEC-071]
 */
export function checkSubscribe(
	member: Subscriber,
	plan: MembershipPlan,
): Result<MembershipPlan, MembershipRefusal> {
	if (isCorporationMember(member)) return err({ kind: "corporate" });
	if (member.grade !== "Bronze") return err({ kind: "alreadySubscribed" });
	if (plan === "Silver" && member.hasJoinedSilver) return err({ kind: "silverUsed" });
	return ok(plan);
}

/** Checks whether a member may upgrade: only from an active Silver to Gold, at the full price. [SUBS-04, SUBS-05, SUBS-06, DEC-074] */
export function checkUpgrade(member: MemberStanding): Result<"Gold", MembershipRefusal> {
	if (isCorporationMember(member)) return err({ kind: "corporate" });
	return member.grade === "Silver" ? ok("Gold") : err({ kind: "alreadySubscribed" });
}

const cancelled: ReadonlySet<OrderProductStatus> = new Set(["cancel", "cancel_wait"]);

/**
 * Whether any order made since the charge used the membership, i.e. is not cancelled. A cancellation that is only requested still counts as
 * use. [DEC-073]
 */
export const hasValidBooking = (statuses: readonly OrderProductStatus[]): boolean =>
	statuses.some((status) => !cancelled.has(status));

/** The part of a history row that the rules need. */
export interface SubscriptionCore {
	readonly plan: MembershipPlan;
	readonly state: SubscriptionMachineState;
	/** Last day of the current term. */
	readonly termEnd: StayDate;
	/** Date of the latest charge. */
	readonly paidOn: StayDate;
}

export type SubscriptionRefusal =
	| IllegalEvent<SubscriptionMachineState, SubscriptionEvent>
	| { readonly kind: "wrongPlan"; readonly plan: MembershipPlan }
	/** The date on which the event is due has not come yet. */
	| { readonly kind: "tooEarly" }
	/** Code -403: the seven days have passed, or a booking used the membership. */
	| { readonly kind: "withdrawalClosed" };

export interface SubscriptionMoment {
	readonly today: StayDate;
	/** See hasValidBooking; relevant only to withdrawals. */
	readonly hasValidBooking: boolean;
}

function refusalOf(
	row: SubscriptionCore,
	event: SubscriptionEvent,
	{ today, hasValidBooking: used }: SubscriptionMoment,
): SubscriptionRefusal | null {
	switch (event) {
		case "UPGRADE":
			return row.plan === "Silver" ? null : { kind: "wrongPlan", plan: row.plan };
		case "WITHDRAW_GOLD":
			if (row.plan !== "Gold") return { kind: "wrongPlan", plan: row.plan };
			return isWithdrawalOpen(row.paidOn, today) && !used ? null : { kind: "withdrawalClosed" };
		case "TERM_END":
		case "RENEW_OK":
		case "RENEW_FAIL_FINAL":
			return row.termEnd < today ? null : { kind: "tooEarly" };
		default:
			return null;
	}
}

/**
 * Applies an event to a history row, or returns why it is refused; a refusal changes nothing. SUBSCRIBE starts from 'none' and is validated
 * by checkSubscribe. [SUBS-01 to 07, SUBS-11 to 13, DEC-072, DEC-073]
 */
export function moveSubscription<R extends SubscriptionCore>(
	row: R,
	event: SubscriptionEvent,
	moment: SubscriptionMoment,
): Result<R, SubscriptionRefusal> {
	const next = subscriptionMachine.next(row.state, event);
	if (!next.ok) return next;
	const refusal = refusalOf(row, event, moment);
	return refusal ? err(refusal) : ok({ ...row, state: next.value });
}

/** What a member may do with the subscription now. */
export interface MembershipActions {
	readonly canCancel: boolean;
	readonly canUpgrade: boolean;
	readonly canWithdraw: boolean;
	readonly canChangeCard: boolean;
}

/** Returns the buttons available on the manage screen. [SUBS-07, SUBS-12, SUBS-13, SUBS-15] */
export function membershipActions(row: SubscriptionCore, moment: SubscriptionMoment): MembershipActions {
	const can = (event: SubscriptionEvent): boolean => moveSubscription(row, event, moment).ok;
	return {
		canCancel: can("MEMBER_CANCEL"),
		canUpgrade: can("UPGRADE"),
		canWithdraw: can("WITHDRAW_GOLD"),
		canChangeCard: row.state === "USE",
	};
}
