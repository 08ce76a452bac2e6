import { Refusal } from "#server/platform/http/Refusal.ts";
import { onceAround } from "#server/platform/idempotency/once.ts";
import { subscriptionAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const cancelSubscription: PaymentHandler<"cancelSubscription"> = (
	_,
	{ member: { memberId }, services: { db, subscriptions }, idempotencyKey, now },
) =>
	onceAround(
		db,
		{ memberId, key: idempotencyKey, operation: "cancelSubscription", request: null },
		now(),
		async () => {
			await subscriptions.cancel(memberId);
			const view = await subscriptions.view(memberId);
			if (!view) throw new Refusal("notFound");
			return { answer: { subscription: subscriptionAnswer(view) }, isFinal: true };
		},
	);
