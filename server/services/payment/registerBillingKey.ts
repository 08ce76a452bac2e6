import type { PaymentHandler } from "#server/http/handlers.ts";
import { onceAround } from "#server/idempotency/once.ts";

/** Card numbers never come here: the provider has asked for them (DEC-174). */
export const registerBillingKey: PaymentHandler<"registerBillingKey"> = (
	{ body },
	{ member: { memberId }, services: { db, subscriptions }, idempotencyKey, now },
) =>
	onceAround(
		db,
		{ memberId, key: idempotencyKey, operation: "registerBillingKey", request: body },
		now(),
		async () => ({ answer: await subscriptions.registerCard(memberId, body.authKey), isFinal: true }),
	);
