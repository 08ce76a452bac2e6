import { membershipPrices } from "#domain/membership/plans.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { SubscriptionStore } from "./store/SubscriptionStore.ts";
import { canWithdraw } from "./withdrawGold.ts";

export interface SubscriptionView extends Subscription {
	/** Null when no card is stored. */
	readonly billingKeyId: number | null;
}

/** Returns the current subscription, or the last one; null for a member who never had one (DEC-174). */
export async function viewSubscription(
	db: Queryable,
	memberId: number,
	now: number,
): Promise<SubscriptionView | null> {
	const latest = await new SubscriptionStore(db).latest(memberId);
	if (!latest) return null;
	const { subscription, cardName } = latest;
	const charge = await new ChargeStore(db).paid(subscription.id);
	return {
		id: subscription.id,
		plan: subscription.plan,
		state: subscription.state,
		anchor: subscription.anchor,
		termStart: subscription.termFirst,
		termEnd: subscription.termLast,
		nextCharge: subscription.nextChargeOn,
		price: membershipPrices[subscription.plan].price,
		lastPaidOn: charge?.paidAt == null ? null : koreanDay(charge.paidAt),
		billingKeyId: cardName === null ? null : subscription.billingKeyId,
		cardName,
		failedCharges: subscription.failedCharges,
		isWithdrawable: await canWithdraw(db, subscription, charge, now),
	};
}
