import { Refusal } from "#server/platform/http/Refusal.ts";
import { subscriptionAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const changeSubscriptionCard: PaymentHandler<"changeSubscriptionCard"> = async (
	{ body },
	{ member, services: { reauthentication, subscriptions } },
) => {
	await reauthentication.check(member);
	await subscriptions.changeCard(member, body.billingKeyIdx);
	const view = await subscriptions.view(member.memberId);
	if (!view) throw new Refusal("notFound");
	return { subscription: subscriptionAnswer(view) };
};
