import type { PaymentHandler } from "#server/http/handlers.ts";
import { onceAround } from "#server/idempotency/once.ts";

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
			return {
				answer: { outcome, subscription: isFinal ? await subscriptions.view(member.memberId) : null },
				isFinal,
			};
		},
	);
