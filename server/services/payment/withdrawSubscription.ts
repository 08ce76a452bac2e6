import { Refusal } from "#server/platform/http/Refusal.ts";
import { onceAround } from "#server/platform/idempotency/once.ts";
import { subscriptionAnswer } from "#server/services/answers/subscriptionAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

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
			const view = await subscriptions.view(member.memberId);
			if (!view) throw new Refusal("notFound");
			return {
				answer: { ...withdrawal, subscription: subscriptionAnswer(view) },
				isFinal: withdrawal.outcome === "approved",
			};
		},
	);
