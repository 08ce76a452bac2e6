import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import type { Agreement } from "#server/commerce/payment/sandbox/Sandbox.ts";
import type { AgreedBooking, BookingWorld } from "#tests/support/bookingWorld.ts";

/** Demands an extra charge for a paid room and approves it on the provider's page, without returning to ours yet. */
export async function agreeExtra(
	world: BookingWorld,
	agreement: Agreement = { webhook: "none" },
): Promise<AgreedBooking & { readonly demand: number }> {
	const booked = await world.book(2);
	const { orderNum, orderProductIds } = booked.held;
	const demand = await requestExtraPayment(world, orderProductIds[0] ?? 0, 30_000, "인원 추가");
	const ask = { memberId: 2, payKind: "addpay", payMethod: "card", orderAddPayId: demand } as const;
	const { paymentId } = await world.payments.prepare(ask);
	const orderId = `${orderNum}-${paymentId}`;
	const target = await world.payments.sandbox.agree(orderId, agreement);
	const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
	return { ...booked, paymentId, orderId, pgToken, demand };
}
