import type { PaymentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

export const changeSubscriptionCard: PaymentHandler<"changeSubscriptionCard"> = async (
	{ body },
	{ member, services: { subscriptions } },
) => {
	await subscriptions.changeCard(member.memberId, body.billingKeyIdx);
	const subscription = await subscriptions.view(member.memberId);
	if (!subscription) throw new Refusal("notFound");
	return { subscription };
};
