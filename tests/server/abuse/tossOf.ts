import fc from "fast-check";
import type { GatewayPayment, PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { receiveWebhook } from "#server/commerce/payment/receiveWebhook.ts";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";
import type { AgreedBooking, BookingWorld } from "#tests/support/bookingWorld.ts";

export interface Toss {
	readonly parts: PaymentParts;
	/** Order numbers that were looked up at the provider. */
	readonly asked: string[];
	/** What the provider knows, by order number; any other number is unknown to it. */
	readonly known: Map<string, Partial<GatewayPayment>>;
	/** Sends a webhook as anyone on the internet can; returns 'ok' or the kind of the refusal. */
	send(orderId: string, status: string, eventId: string): Promise<string>;
}

/** The product's own Toss adapter over a provider whose answers the test sets. */
export function tossOf(world: BookingWorld): Toss {
	const asked: string[] = [];
	const known = new Map<string, Partial<GatewayPayment>>();
	const gateway: PaymentGateway = new TossGateway({
		secretKey: "test_sk_x",
		fetch: async (input) => {
			const orderId = decodeURIComponent(String(input).split("/orders/")[1] ?? "");
			asked.push(orderId);
			const found = known.get(orderId);
			if (!found) return Response.json({ code: "NOT_FOUND_PAYMENT" }, { status: 404 });
			return Response.json({
				paymentKey: `pk-${orderId}`,
				orderId,
				status: "EXPIRED",
				totalAmount: 1,
				balanceAmount: 1,
				currency: "KRW",
				...found,
			});
		},
	});
	const parts: PaymentParts = {
		...world.payments.parts,
		gateway: () => gateway,
		hasGateway: (provider) => provider === "toss",
	};
	return {
		parts,
		asked,
		known,
		send: (orderId, status, eventId) =>
			receiveWebhook(
				parts,
				"toss",
				JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", data: { orderId, status } }),
				(name) => (name === "tosspayments-webhook-transmission-id" ? eventId : null),
			).then(
				() => "ok",
				(error: { kind?: string }) => error.kind ?? String(error),
			),
	};
}

/** Generates every kind of order number that belongs to none of those payments. */
export const forgedNumbers = (payments: readonly AgreedBooking[]): fc.Arbitrary<string> => {
	const ours = new Set(payments.map(({ orderId }) => orderId));
	const paymentId = fc.constantFrom(...payments.map((each) => each.paymentId));
	const orderNum = fc.constantFrom(...payments.map(({ held }) => held.orderNum));
	return fc
		.oneof(
			fc.tuple(fc.string({ maxLength: 30 }), paymentId).map(([prefix, id]) => `${prefix}-${id}`),
			fc.tuple(orderNum, paymentId).map(([num, id]) => `${num}-${id}`),
			fc.tuple(orderNum, paymentId).map(([num, id]) => `${num.toLowerCase()}-${id}`),
			fc.tuple(orderNum, paymentId).map(([num, id]) => `${num}-0${id}`),
			fc.tuple(orderNum, paymentId).map(([num, id]) => `x${num}-${id}`),
			fc.tuple(orderNum, fc.nat()).map(([num, id]) => `${num}-${id}`),
			fc.string({ maxLength: 64 }),
		)
		.filter((orderId) => !ours.has(orderId));
};
