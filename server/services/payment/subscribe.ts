import { onceAround } from "#server/platform/idempotency/once.ts";
import { subscriptionAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const subscribe: PaymentHandler<"subscribe"> = (
	{ body },
	{ member, services: { db, subscriptions }, idempotencyKey, now },
) =>
	onceAround(
		db,
		{ memberId: member.memberId, key: idempotencyKey, operation: "subscribe", request: body },
		now(),
		async () => {
			const purchase = { billingKeyId: body.billingKeyIdx, key: idempotencyKey };
			const outcome = await subscriptions.subscribe(member, body.plan, purchase);
			const isFinal = outcome === "approved";
			const view = isFinal ? await subscriptions.view(member.memberId) : null;
			return { answer: { outcome, subscription: view && subscriptionAnswer(view) }, isFinal };
		},
	);
