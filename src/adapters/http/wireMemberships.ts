import type { components, operations } from "#contracts/payment.d.ts";
import type {
	BillingRecord,
	MembershipStatus,
	SavedCard,
	Subscription,
} from "#domain/membership/Subscription.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { dayOrNull } from "./wireStays.ts";

type Wire = components["schemas"];
type StatusAnswer = operations["viewSubscription"]["responses"][200]["content"]["application/json"]["data"];

export const subscription = (wire: Wire["Subscription"]): Subscription => ({
	id: wire.idx,
	plan: wire.plan,
	state: wire.state,
	anchor: stayDateOf(wire.startDate),
	termStart: stayDateOf(wire.termStartDate),
	termEnd: stayDateOf(wire.termEndDate),
	nextCharge: dayOrNull(wire.nextChargeDate),
	price: won(wire.nextChargeAmount),
	lastPaidOn: dayOrNull(wire.lastPaidDate),
	cardName: wire.cardName,
	failedCharges: wire.failedCharges,
	isWithdrawable: wire.withdrawable,
});

export const membershipStatus = (wire: StatusAnswer): MembershipStatus => ({
	subscription: wire.subscription && subscription(wire.subscription),
	isSilverAvailable: wire.silverAvailable,
	cardRegistrationUrl: wire.cardRegistrationUrl,
});

export const savedCard = ({ billingKeyIdx, cardName }: Wire["BillingKey"]): SavedCard => ({
	id: billingKeyIdx,
	name: cardName,
});

export const billingRecord = (wire: Wire["SubscriptionHistory"]): BillingRecord => ({
	id: wire.idx,
	plan: wire.plan,
	state: wire.state,
	amount: won(wire.amount),
	isPaid: wire.paid,
	isRefunded: wire.refunded,
	chargedAt: koreanInstant(wire.chargeDate) ?? 0,
	termStart: stayDateOf(wire.termStartDate),
	termEnd: stayDateOf(wire.termEndDate),
	cardName: wire.cardName,
});
