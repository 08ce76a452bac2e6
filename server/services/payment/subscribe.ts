import type { PaymentHandler } from "#server/http/handlers.ts";
import { onceAround } from "#server/idempotency/once.ts";

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
			return {
				answer: { outcome, subscription: isFinal ? await subscriptions.view(member.memberId) : null },
				isFinal,
			};
		},
	);
