import { subscriptionAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const viewSubscription: PaymentHandler<"viewSubscription"> = async (_, { member, services }) => {
	const { subscriptions } = services;
	const view = await subscriptions.view(member.memberId);
	return {
		subscription: view && subscriptionAnswer(view),
		silverAvailable: await subscriptions.isSilverAvailable(member.memberId),
		cardRegistrationUrl: subscriptions.registrationUrl(member.memberId),
	};
};
