import { expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { requestExtraPayment, withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { extraPaymentAnswer } from "#server/services/answers/bookingAnswer.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { change, pay, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const two = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" };

/** Demands an extra charge and pays it; returns the number under which the provider knows it. */
async function payExtra(
	world: BookingWorld,
	{ memberId, held }: AgreedBooking,
	orderProductId: number,
	amount: number,
): Promise<string> {
	const orderAddPayId = await requestExtraPayment(world, orderProductId, amount, "인원 추가");
	const prepared = await world.payments.prepare({
		memberId,
		payKind: "addpay",
		payMethod: "card",
		orderAddPayId,
	});
	const orderId = `${held.orderNum}-${prepared.paymentId}`;
	const target = await world.payments.sandbox.agree(orderId, { webhook: "none" });
	const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
	await world.payments.approve({ memberId, paymentId: prepared.paymentId, orderNum: held.orderNum, pgToken });
	return orderId;
}

forEachDatabase((_, open) => {
	async function newWorld(): Promise<BookingWorld> {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	}

	it("an extra payment is requested, paid once and refunded with the booking [CALL-CONTENT-40, PAY-02]", async () => {
		const world = await newWorld();
		const booked = await world.book(2);
		const id = booked.held.orderProductIds[0] ?? 0;
		const withdrawn = await requestExtraPayment(world, id, 10_000, "조식 추가");
		expect((await world.bookings.view(2, id)).products[0]?.status).toBe("add_pay");
		await expect(requestExtraPayment(world, id, 10_000, "또 추가")).rejects.toMatchObject({
			kind: "notCancellable",
		});
		await withdrawExtraPayment(world, withdrawn);
		const order = await world.bookings.view(2, id);
		const [sentTexts] = (await world.bookings.pageData(order, id, 1)).extraPayments;
		expect(sentTexts && extraPaymentAnswer(order, sentTexts, false, null)).toMatchObject({
			orderAddPayIdx: withdrawn,
			orderAddPayStatus: true,
			withdrawn: true,
		});
		expect((await world.bookings.view(2, id)).products[0]?.status).toBe("confirm");

		const demand = await requestExtraPayment(world, id, 30_000, "인원 추가");
		const ask = { memberId: 2, payKind: "addpay", payMethod: "card", orderAddPayId: demand } as const;
		await expect(world.payments.prepare({ ...ask, memberId: 1 })).rejects.toMatchObject({ kind: "notFound" });
		const prepared = await world.payments.prepare(ask);
		expect(prepared).toMatchObject({ amount: 30_000, lines: [{ kind: "extraPayment", amount: 30_000 }] });
		const orderId = `${booked.held.orderNum}-${prepared.paymentId}`;
		const target = await world.payments.sandbox.agree(orderId, { webhook: "none" });
		const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
		const approve = { memberId: 2, paymentId: prepared.paymentId, orderNum: booked.held.orderNum, pgToken };
		expect((await world.payments.approve(approve)).payment).toMatchObject({
			kind: "addpay",
			status: "complete",
		});
		expect((await world.bookings.view(2, id)).products[0]?.status).toBe("confirm");
		await expect(world.payments.prepare(ask)).rejects.toMatchObject({ kind: "alreadyProcessed" });

		await world.cancellations.cancelPart(2, id, { reason: "취소", quoteId: null }, "part-key-1");
		await world.cancellations.now(2, id, "now-key-1");
		await world.cancellations.run();
		expect(await world.payments.sandbox.find(orderId)).toMatchObject({ balance: 0 });
		const { rows } = await world.db.query(
			"SELECT (SELECT state FROM order_add_pay WHERE order_add_pay_id = $1) AS demand, array_agg(status) AS payments FROM payment",
			[demand],
		);
		expect(rows).toEqual([{ demand: "refunded", payments: ["cancel", "cancel"] }]);
	});

	it.each([
		["2026-12-01 12:00:00", { penalty: 0, refundAmount: 230_001 }, [0, 0], 230_001],
		["2026-12-08 12:00:00", { penalty: 115_000, refundAmount: 115_001 }, [100_000, 15_000], 115_001],
	] as const)(
		"an extra payment is included in the quote and refund of a cancellation on %s, to the won [DEC-095, DEC-099, DEC-177]",
		async (day, promised, balances, cancelAmount) => {
			const world = await newWorld();
			const booked = await world.book(2);
			const id = booked.held.orderProductIds[0] ?? 0;
			const early = await world.cancellations.quote(2, id, "full");
			const orderId = await payExtra(world, booked, id, 30_001);
			world.clock.set(koreanInstant(day) ?? 0);
			const quote = await world.cancellations.quote(2, id, "full");
			expect(quote).toMatchObject({ ...promised, timeline: expect.anything() });
			expect(quote.timeline[0]?.refundTotal).toBe(promised.refundAmount);

			const cancel = (quoteId: string) =>
				world.cancellations.cancelOrder(
					2,
					booked.held.orderPayId,
					{ reason: "취소", quoteId },
					`key-${quoteId}`,
				);
			await expect(cancel(early.id)).rejects.toMatchObject({ kind: "priceChanged" });
			await cancel(quote.id);
			expect(await world.cancellations.refundOf(booked.held.orderPayId, id)).toMatchObject({
				promisedAmount: promised.refundAmount,
				promisedPenalty: promised.penalty,
			});
			await world.cancellations.now(2, id, "now-key-1");
			await world.cancellations.run();
			const left = await Promise.all(
				[booked.orderId, orderId].map((each) => world.payments.sandbox.find(each)),
			);
			expect(left.map((payment) => payment?.balance)).toEqual(balances);
			const { rows } = await world.db.query("SELECT sum(cancelled_amount)::int AS back FROM payment");
			expect(rows).toEqual([{ back: cancelAmount }]);
			const sentTexts = await world.db.query<{ text: string }>(
				// A refund is reported to the booker.
				"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' ORDER BY outbox_id DESC",
			);
			const mail = sentTexts.rows.find(({ text }) => text.includes("환불 금액"))?.text;
			expect(mail).toContain(`환불 금액: ${promised.refundAmount.toLocaleString("en")}원`);
			if (promised.penalty === 0) expect(mail).not.toContain("취소 수수료");
			else expect(mail).toContain(`취소 수수료: ${promised.penalty.toLocaleString("en")}원`);
		},
	);

	it("an extra payment is refunded only with its own room, and in full when the stay rejects the booking [DEC-095, DEC-099, DEC-167]", async () => {
		const world = await newWorld();
		const booked = await world.book(2, { rooms: 2, path: two });
		const [first = 0, second = 0] = booked.held.orderProductIds;
		const ofFirst = await payExtra(world, booked, first, 20_000);
		const ofSecond = await payExtra(world, booked, second, 10_000);
		world.clock.set(koreanInstant("2026-12-08 12:00:00") ?? 0);
		const quote = await world.cancellations.quote(2, first, "partial");
		expect(quote).toMatchObject({ penalty: 110_000, refundAmount: 110_000 });
		const ask = { reason: "한 방 취소", quoteId: quote.id };
		await world.cancellations.cancelPart(2, first, ask, "part-key-1");
		await world.cancellations.now(2, first, "now-key-1");
		await world.cancellations.run();
		const balances = async () =>
			Promise.all(
				[booked.orderId, ofFirst, ofSecond].map(
					async (each) => (await world.payments.sandbox.find(each))?.balance,
				),
			);
		expect(await balances()).toEqual([300_000, 10_000, 10_000]);
		await world.cancellations.reject(second, "operator", "객실 사정");
		await world.cancellations.run();
		expect(await balances()).toEqual([100_000, 10_000, 0]);
	});

	it("an extra payment for a date change makes the change and is reported as that only [DEC-095]", async () => {
		const world = await newWorld();
		const booked = await world.book(2);
		const id = booked.held.orderProductIds[0] ?? 0;
		const { extraPaymentId } = await change(world, booked, wish("2026-12-20", 4));
		expect((await world.bookings.view(2, id)).products[0]).toMatchObject({ checkIn: "2026-12-10" });
		await pay(world, booked, extraPaymentId ?? 0);
		const [product] = (await world.bookings.view(2, id)).products;
		expect(product).toMatchObject({ checkIn: "2026-12-20", checkOut: "2026-12-24" });
		const { rows } = await world.db.query<{ subject: string | null }>(
			"SELECT payload->>'subject' AS subject FROM outbox",
		);
		expect(rows.filter(({ subject }) => subject?.includes("추가 결제를 마쳤어요"))).toEqual([]);
	});
});
