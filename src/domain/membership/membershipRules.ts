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
	/** -404 */
	| { readonly kind: "corporate" }
	/** -402 */
	| { readonly kind: "alreadySubscribed" }
	/** -401 */
	| { readonly kind: "silverUsed" };

/** Who asks for a subscription. */
export interface Subscriber extends MemberStanding {
	/** Any Silver row in any state, of this account or this verified phone number. [DEC-069] */
	readonly hasJoinedSilver: boolean;
}

/** Whether a member may subscribe: normal Bronze members; Silver once per person. [SUBS-02, SUBS-03, DEC-069, DEC-070, DEC-071] */
export function checkSubscribe(
	member: Subscriber,
	plan: MembershipPlan,
): Result<MembershipPlan, MembershipRefusal> {
	if (isCorporationMember(member)) return err({ kind: "corporate" });
	if (member.grade !== "Bronze") return err({ kind: "alreadySubscribed" });
	if (plan === "Silver" && member.hasJoinedSilver) return err({ kind: "silverUsed" });
	return ok(plan);
}

/** Whether a member may upgrade: from a running Silver to Gold, at the full price. [SUBS-04, SUBS-05, SUBS-06, DEC-074] */
export function checkUpgrade(member: MemberStanding): Result<"Gold", MembershipRefusal> {
	if (isCorporationMember(member)) return err({ kind: "corporate" });
	return member.grade === "Silver" ? ok("Gold") : err({ kind: "alreadySubscribed" });
}

const cancelled: ReadonlySet<OrderProductStatus> = new Set(["cancel", "cancel_wait"]);

/** Whether orders made since the charge used the membership: any that is not cancelled. [DEC-073] */
export const hasValidBooking = (statuses: readonly OrderProductStatus[]): boolean =>
	statuses.some((status) => !cancelled.has(status));

/** What the rules need to know of a history row. */
export interface SubscriptionCore {
	readonly plan: MembershipPlan;
	readonly state: SubscriptionMachineState;
	/** Last day of the running term. */
	readonly termEnd: StayDate;
	/** Day of the newest charge. */
	readonly paidOn: StayDate;
}

export type SubscriptionRefusal =
	| IllegalEvent<SubscriptionMachineState, SubscriptionEvent>
	| { readonly kind: "wrongPlan"; readonly plan: MembershipPlan }
	/** Before the day the event belongs to. */
	| { readonly kind: "tooEarly" }
	/** -403: the seven days are over, or a booking was used. */
	| { readonly kind: "withdrawalClosed" };

export interface SubscriptionMoment {
	readonly today: StayDate;
	/** See hasValidBooking; only withdrawing asks. */
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
 * The state a history row moves to, or why it does not; a refusal changes nothing. SUBSCRIBE starts from 'none' and is
 * checked with checkSubscribe. [SUBS-01 to 07, SUBS-11 to 13, DEC-072, DEC-073]
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

/** What a member may do with the row now. */
export interface MembershipActions {
	readonly canCancel: boolean;
	readonly canUpgrade: boolean;
	readonly canWithdraw: boolean;
	readonly canChangeCard: boolean;
}

/** The buttons of the manage screen. [SUBS-07, SUBS-12, SUBS-13, SUBS-15] */
export function membershipActions(row: SubscriptionCore, moment: SubscriptionMoment): MembershipActions {
	const can = (event: SubscriptionEvent): boolean => moveSubscription(row, event, moment).ok;
	return {
		canCancel: can("MEMBER_CANCEL"),
		canUpgrade: can("UPGRADE"),
		canWithdraw: can("WITHDRAW_GOLD"),
		canChangeCard: row.state === "USE",
	};
}
