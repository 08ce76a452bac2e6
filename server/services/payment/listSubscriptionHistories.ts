import type { PaymentHandler } from "#server/http/handlers.ts";

export const listSubscriptionHistories: PaymentHandler<"listSubscriptionHistories"> = async (
	_,
	{ member, services },
) => ({ histories: await services.subscriptions.histories(member.memberId) });
