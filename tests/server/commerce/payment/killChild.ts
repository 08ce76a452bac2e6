import type { PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { crashInEach } from "#tests/support/crashingServer.ts";

type Point =
	| "beforeIntent"
	| "beforeCall"
	| "afterCall"
	| "insideSettle"
	| "afterSettle"
	| "duringRecovery"
	| "beforeRefund"
	| "afterRefund";

/** Books, pays and cancels up to the given point. */
await crashInEach<Point>(async ({ point, db, blockHere, blockBeforeCommit }) => {
	await plantBookingWorld(db);
	const world = bookingWorld(db);
	const { parts } = world.payments;
	const real = parts.gateway("sandbox");

	const deadly: PaymentGateway = {
		...real,
		async confirm(intent) {
			await blockHere("beforeCall");
			const answer = await real.confirm(intent);
			await blockHere("afterCall");
			blockBeforeCommit("insideSettle");
			return answer;
		},
		async lookup(orderId) {
			await blockHere("duringRecovery");
			return real.lookup(orderId);
		},
		async cancel(intent) {
			await blockHere("beforeRefund");
			const answer = await real.cancel(intent);
			await blockHere("afterRefund");
			return answer;
		},
	};
	Object.assign(parts, { gateway: () => deadly });

	const confirmFault = point === "duringRecovery" ? "lost" : "none";
	const agreed = await world.agree(2, {}, { webhook: "none", confirmFault });
	blockBeforeCommit("beforeIntent");
	await world.approve(agreed);
	await blockHere("afterSettle");
	if (point === "duringRecovery") {
		world.clock.pass(60_000);
		await world.payments.recover();
	}
	const [orderProductId] = agreed.held.orderProductIds;
	const quote = await world.cancellations.quote(2, orderProductId ?? 0, "full");
	await world.cancellations.cancelOrder(
		2,
		agreed.held.orderPayId,
		{ reason: "일정 변경", quoteId: quote.id },
		"cancel-key",
	);
	await world.cancellations.now(2, orderProductId ?? 0, "now-key-1");
});
