import { billingRecordAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandlers } from "#server/services/Handler.ts";
import { approvePayment } from "./approvePayment.ts";
import { cancelPayment } from "./cancelPayment.ts";
import { cancelSubscription } from "./cancelSubscription.ts";
import { changeSubscriptionCard } from "./changeSubscriptionCard.ts";
import { partCancelPayment } from "./partCancelPayment.ts";
import { preparePayment } from "./preparePayment.ts";
import { receiveWebhook } from "./receiveWebhook.ts";
import { registerBillingKey } from "./registerBillingKey.ts";
import { subscribe } from "./subscribe.ts";
import { upgradeSubscription } from "./upgradeSubscription.ts";
import { viewPayment } from "./viewPayment.ts";
import { viewSubscription } from "./viewSubscription.ts";
import { withdrawSubscription } from "./withdrawSubscription.ts";

/** One handler per operation of the service. */
export const paymentHandlers: PaymentHandlers = {
	viewSubscription,
	listSubscriptionHistories: async (_, { member, services }) => ({
		histories: (await services.subscriptions.histories(member.memberId)).map(billingRecordAnswer),
	}),
	registerBillingKey,
	subscribe,
	upgradeSubscription,
	cancelSubscription,
	withdrawSubscription,
	changeSubscriptionCard,
	approvePayment,
	cancelPayment,
	partCancelPayment,
	preparePayment,
	receiveWebhook,
	viewPayment,
};
