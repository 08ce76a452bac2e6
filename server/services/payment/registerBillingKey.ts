import { onceAround } from "#server/platform/idempotency/once.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

/** Card numbers never reach us: the provider collects them (DEC-174). */
export const registerBillingKey: PaymentHandler<"registerBillingKey"> = (
	{ body },
	{ member: { memberId }, services: { db, subscriptions }, idempotencyKey, now },
) =>
	onceAround(
		db,
		{ memberId, key: idempotencyKey, operation: "registerBillingKey", request: body },
		now(),
		async () => {
			const { id, name } = await subscriptions.registerCard(memberId, body.authKey);
			return { answer: { billingKeyIdx: id, cardName: name }, isFinal: true };
		},
	);
