import type { PaymentHandler } from "#server/http/handlers.ts";

export const viewSubscription: PaymentHandler<"viewSubscription"> = async (_, { member, services }) => {
	const { subscriptions } = services;
	return {
		subscription: await subscriptions.view(member.memberId),
		silverAvailable: await subscriptions.isSilverAvailable(member.memberId),
		cardRegistrationUrl: subscriptions.registrationUrl(member.memberId),
	};
};
