import type { PaymentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { onceAround } from "#server/idempotency/once.ts";

export const withdrawSubscription: PaymentHandler<"withdrawSubscription"> = (
	_,
	{ member, services: { db, subscriptions }, idempotencyKey, now },
) =>
	onceAround(
		db,
		{ memberId: member.memberId, key: idempotencyKey, operation: "withdrawSubscription", request: null },
		now(),
		async () => {
			const withdrawal = await subscriptions.withdraw(member);
			const subscription = await subscriptions.view(member.memberId);
			if (!subscription) throw new Refusal("notFound");
			return { answer: { ...withdrawal, subscription }, isFinal: withdrawal.outcome === "approved" };
		},
	);
