import { onceAround } from "#server/platform/idempotency/once.ts";
import { subscriptionAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const upgradeSubscription: PaymentHandler<"upgradeSubscription"> = (
	{ body },
	{ member, services: { db, subscriptions }, idempotencyKey, now },
) =>
	onceAround(
		db,
		{ memberId: member.memberId, key: idempotencyKey, operation: "upgradeSubscription", request: body },
		now(),
		async () => {
			const purchase = { billingKeyId: body.billingKeyIdx ?? null, key: idempotencyKey };
			const outcome = await subscriptions.upgrade(member, purchase);
			const isFinal = outcome === "approved";
			const view = isFinal ? await subscriptions.view(member.memberId) : null;
			return { answer: { outcome, subscription: view && subscriptionAnswer(view) }, isFinal };
		},
	);
