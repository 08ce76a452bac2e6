import type { components } from "#contracts/payment.d.ts";
import type { BillingRecord } from "#domain/membership/Subscription.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { SubscriptionView } from "#server/commerce/subscription/viewSubscription.ts";

/** Maps a subscription to the wire format. */
export const subscriptionAnswer = (view: SubscriptionView): components["schemas"]["Subscription"] => ({
	idx: view.id,
	plan: view.plan,
	state: view.state,
	startDate: view.anchor,
	termStartDate: view.termStart,
	termEndDate: view.termEnd,
	nextChargeDate: view.nextCharge,
	nextChargeAmount: view.price,
	lastPaidDate: view.lastPaidOn,
	billingKeyIdx: view.billingKeyId,
	cardName: view.cardName,
	failedCharges: view.failedCharges,
	withdrawable: view.isWithdrawable,
});

/** Maps an attempt to charge a term to the wire format. */
export const billingRecordAnswer = (record: BillingRecord): components["schemas"]["SubscriptionHistory"] => ({
	idx: record.id,
	plan: record.plan,
	state: record.state,
	amount: record.amount,
	paid: record.isPaid,
	refunded: record.isRefunded,
	chargeDate: koreanDateTime(record.chargedAt),
	termStartDate: record.termStart,
	termEndDate: record.termEnd,
	cardName: record.cardName,
});
