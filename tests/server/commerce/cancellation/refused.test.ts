import { beforeAll, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { setCancelFault } from "#tests/support/providerSide.ts";

forEachDatabase((_, open) => {
	let world: BookingWorld;
	let app: BookingApp;
	beforeAll(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
		app = await bookingApp(db, {}, world.clock);
	});

	const run = (...args: string[]) => runCommand(app.services, "tester", args);
	const refusedNumber = async (orderNum: string): Promise<string> => {
		const { text } = await run("refunds");
		return (
			text
				.split("\n")
				.find((line) => line.includes(orderNum))
				?.split(" ")[0] ?? ""
		);
	};
	const figure = async () => /^refunds_refused (\d+)$/m.exec((await app.app.inject("/metrics")).body)?.[1];

	it("a refused refund is reported and can be retried under a new idempotency key [D40, D41, DEC-183]", async () => {
		const booked = await world.book(2, twoRooms);
		const [first = 0, second = 0] = booked.held.orderProductIds;
		expect((await run("refunds")).text).toBe("거절된 환불이 없습니다.");
		await setCancelFault(world.db, booked.orderId, "refuse");
		await world.cancellations.cancelPart(2, first, { reason: "한 방", quoteId: null }, "part-key-1");
		await world.cancellations.now(2, first, "now-key-1");
		expect(world.alarms.concat()).toEqual(expect.arrayContaining(["a refund was refused"]));
		expect(await figure()).toBe("1");

		const id = await refusedNumber(booked.held.orderNum);
		expect(id).not.toBe("");
		const { order } = (await app.call(2, "GET", `/api/content/v1/books/idx/${first}/img-count/1`)).data;
		expect(order).toMatchObject({ orderProductStatus: "cancel_wait", cancelInfo: { refundAmount: 200_000 } });

		expect(await run("retry-refund", id)).toMatchObject({ isOk: false });
		const again = await refusedNumber(booked.held.orderNum);
		expect(again).not.toBe(id);
		expect((await run("retry-refund", id)).text).toContain("찾을 수 없습니다");

		await setCancelFault(world.db, booked.orderId, "none");
		const [one, other] = await Promise.all([run("retry-refund", again), run("retry-refund", again)]);
		expect([one.isOk, other.isOk].toSorted()).toEqual([false, true]);
		expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 200_000 });
		const { rows } = await world.db.query(
			"SELECT p.status, y.status AS pay, y.cancelled_amount AS back FROM order_product p JOIN payment y USING (order_pay_id) WHERE y.order_pay_id = $1 ORDER BY p.seq",
			[booked.held.orderPayId],
		);
		expect(rows).toEqual([
			{ status: "cancel", pay: "partialCanceled", back: 200_000 },
			{ status: "confirm", pay: "partialCanceled", back: 200_000 },
		]);
		expect(await figure()).toBe("0");
		const { rows: keys } = await world.db.query<{ n: number }>(
			"SELECT count(DISTINCT idempotency_key)::int AS n FROM payment_attempt WHERE action = 'cancel'",
		);
		expect(keys).toEqual([{ n: 3 }]);

		await world.cancellations.cancelPart(2, second, { reason: "나머지", quoteId: null }, "part-key-2");
		await world.cancellations.now(2, second, "now-key-2");
		expect(await world.payments.sandbox.find(booked.orderId)).toMatchObject({ balance: 0 });
	});

	it("a refused refund of money without a booking can be retried too [DEC-090]", async () => {
		const late = await world.agree(2, {}, { webhook: "none", confirmFault: "wrongAmount" });
		await setCancelFault(world.db, late.orderId, "refuse");
		await world.approve(late).catch(() => {});
		await world.cancellations.run();
		const id = await refusedNumber(late.held.orderNum);
		expect((await run("refunds")).text).toContain("예약이 되지 못한 결제");
		await setCancelFault(world.db, late.orderId, "none");
		expect(await run("retry-refund", id)).toMatchObject({ isOk: true });
		expect(await world.payments.sandbox.find(late.orderId)).toMatchObject({ balance: 0 });
		expect(await refusedNumber(late.held.orderNum)).toBe("");
	});
});
