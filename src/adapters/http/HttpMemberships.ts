import type { components } from "#contracts/payment.d.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { won } from "#domain/shared/Won.ts";
import type { Keyed } from "#ports/Bookings.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Memberships, PlanPurchase, SavedCards } from "#ports/Memberships.ts";
import { HttpPort } from "./HttpPort.ts";
import { billingRecord, membershipStatus, savedCard, subscription } from "./wireMemberships.ts";
import { withSignal } from "./withSignal.ts";

const keyHeader = ({ key }: Keyed) => ({ header: { "Idempotency-Key": key } });

interface PurchaseAnswer {
	readonly outcome: "approved" | "unknown";
	readonly subscription: components["schemas"]["Subscription"] | null;
}

const purchase = (answer: PurchaseAnswer): PlanPurchase => ({
	outcome: answer.outcome,
	subscription: answer.subscription && subscription(answer.subscription),
});

export class HttpMemberships extends HttpPort implements Memberships {
	view(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.payment.GET("/v1/subscriptions", withSignal(options)),
			membershipStatus,
		);
	}

	records(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.payment.GET("/v1/subscriptions/histories", withSignal(options)),
			({ histories }) => histories.map(billingRecord),
		);
	}

	subscribe(plan: MembershipPlan, cardId: number, keyed: Keyed) {
		return this.calls.send(
			() =>
				this.calls.payment.POST("/v1/subscriptions", {
					params: keyHeader(keyed),
					body: { plan, billingKeyIdx: cardId, agreeCouponLoss: true },
				}),
			purchase,
		);
	}

	upgrade(cardId: number | null, keyed: Keyed) {
		return this.calls.send(
			() =>
				this.calls.payment.POST("/v1/subscriptions/upgrade", {
					params: keyHeader(keyed),
					body: { agreeCouponLoss: true, ...(cardId !== null && { billingKeyIdx: cardId }) },
				}),
			purchase,
		);
	}

	cancel(keyed: Keyed) {
		return this.calls.send(
			() => this.calls.payment.POST("/v1/subscriptions/cancel", { params: keyHeader(keyed) }),
			(data) => subscription(data.subscription),
		);
	}

	withdraw(keyed: Keyed) {
		return this.calls.send(
			() => this.calls.payment.POST("/v1/subscriptions/withdraw", { params: keyHeader(keyed) }),
			(data) => ({
				outcome: data.outcome,
				refundAmount: won(data.refundAmount),
				subscription: subscription(data.subscription),
			}),
		);
	}
}

export class HttpSavedCards extends HttpPort implements SavedCards {
	register(authKey: string, keyed: Keyed) {
		return this.calls.send(
			() =>
				this.calls.payment.POST("/v1/subscriptions/billing-keys", {
					params: keyHeader(keyed),
					body: { authKey },
				}),
			savedCard,
		);
	}

	use(cardId: number) {
		return this.calls.send(
			() => this.calls.payment.PUT("/v1/subscriptions/card", { body: { billingKeyIdx: cardId } }),
			(data) => subscription(data.subscription),
		);
	}
}
