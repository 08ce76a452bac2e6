import { billingRecordAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const listSubscriptionHistories: PaymentHandler<"listSubscriptionHistories"> = async (
	_,
	{ member, services },
) => ({ histories: (await services.subscriptions.histories(member.memberId)).map(billingRecordAnswer) });
