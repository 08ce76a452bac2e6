import type { PaymentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { onceAround } from "#server/idempotency/once.ts";

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
			const subscription = await subscriptions.view(memberId);
			if (!subscription) throw new Refusal("notFound");
			return { answer: { subscription }, isFinal: true };
		},
	);
