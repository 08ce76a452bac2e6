import { membershipManageCopy } from "#copy/membershipManage.ts";
import { moveSubscription, type SubscriptionMoment } from "#domain/membership/membershipRules.ts";
import type { SubscriptionState } from "#domain/membership/Subscription.ts";
import { type SubscriptionEvent, subscriptionMachine } from "#domain/membership/subscriptionMachine.ts";
import { movePayment, type PaymentEvent } from "#domain/payment/paymentMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { dropUnused } from "./removeCard.ts";
import type { Charge, ChargeChange, ChargeStatus } from "./store/Charge.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { type StoredSubscription, SubscriptionStore } from "./store/SubscriptionStore.ts";

/** Maps a subscription to the form the domain's rules work on. */
const coreOf = (subscription: StoredSubscription, paidOn: StayDate = subscription.termFirst) => ({
	plan: subscription.plan,
	state: subscription.state,
	termEnd: subscription.termLast,
	paidOn,
});

/** Whether table 4.3 and its conditions allow a transition of a subscription. */
export const canMove = (
	subscription: StoredSubscription,
	event: SubscriptionEvent,
	moment: SubscriptionMoment,
	paidOn?: StayDate,
): boolean => moveSubscription(coreOf(subscription, paidOn), event, moment).ok;

/**
 * Refusal of a cancellation when there is no membership, or it is already cancelled. Where the table has a dot, the code is -402 or -403.
 * [SUBS-07, DEC-105]
 */
export const nothingToCancel = (): Refusal =>
	new Refusal("withdrawClosed", { message: membershipManageCopy.nothingToCancel });

/** Refusal of a withdrawal when there is no membership, for instance because it was withdrawn from in another tab. [SUBS-12, DEC-105] */
export const nothingToWithdraw = (): Refusal =>
	new Refusal("withdrawClosed", { message: membershipManageCopy.nothingToWithdraw });

/** Refusal of an upgrade when there is no Silver to upgrade from. [SUBS-04, DEC-105] */
export const nothingToUpgrade = (): Refusal =>
	new Refusal("alreadySubscribed", { message: membershipManageCopy.nothingToUpgrade });

/**
 * Applies a transition of table 4.3 to a locked subscription that runs; one that ends gives its card up. The caller has checked the
 * conditions; the table itself forbids only a second cancellation.
 * @throws Refusal withdrawClosed when it is cancelled already; nothing has changed then
 */
export async function moveStored(
	tx: Queryable,
	subscription: StoredSubscription,
	event: Exclude<SubscriptionEvent, "SUBSCRIBE" | "RENEW_OK">,
	now: number,
): Promise<void> {
	const moved = subscriptionMachine.next(subscription.state, event);
	if (!moved.ok) throw nothingToCancel();
	const state = moved.value as Exclude<SubscriptionState, "USE">;
	await new SubscriptionStore(tx).saveState(subscription.id, state, now);
	if (state !== "CANCEL_REQUEST") await dropUnused(tx, subscription.billingKeyId, now);
}

/**
 * Applies a transition of table 4.2 to a locked charge; charges have no partial refunds.
 * @throws Refusal alreadyProcessed when the table forbids it; nothing has changed then
 */
export async function moveCharge(
	tx: Queryable,
	charge: Charge,
	event: Exclude<PaymentEvent, "PREPARE" | "PART_CANCEL_ASKED" | "REFUND_OK">,
	now: number,
	change: ChargeChange = {},
): Promise<void> {
	const heldStatus = charge.status === "cancelRequest" ? "complete" : null;
	const moved = movePayment({ status: charge.status, heldStatus }, event);
	if (!moved.ok) throw new Refusal("alreadyProcessed");
	await new ChargeStore(tx).saveMove(charge.id, moved.value.status as ChargeStatus, change, now);
}
