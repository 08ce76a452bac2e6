import { beforeAll, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const content = "/api/content/v1";
const payments = "/api/payment/v1/payments";
const halfTier = koreanInstant("2026-12-08 12:00:00") ?? 0;

forEachDatabase((_, open) => {
	let world: BookingApp;
	beforeAll(async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 14 });
		world = await bookingApp(db);
		await db.query("UPDATE point_balance SET point = 500000, user_point = 500000");
	});

	const couponOf = async (memberId: number): Promise<number> => {
		const { rows } = await world.services.db.query<{ id: number }>(
			"SELECT user_coupon_id AS id FROM user_coupon WHERE member_id = $1",
			[memberId],
		);
		return rows[0]?.id ?? 0;
	};

	const purse = async (memberId: number): Promise<unknown> => {
		const { rows } = await world.services.db.query(
			`SELECT b.point, b.user_point, c.state AS coupon FROM point_balance b JOIN user_coupon c USING (member_id)
			WHERE b.member_id = $1`,
			[memberId],
		);
		return rows[0];
	};

	/** Asks for rooms with the member's coupon and points. */
	async function ask(memberId: number, rooms: number, pointAmount: number, userPointAmount: number) {
		const of = rooms > 1 ? "MC" : "OC";
		const asked = { ...askedStay, count: rooms };
		const path = `/products/1/order-type/${of}/ids/1/rooms/1/rateplan/1`;
		const option = await world.call(memberId, "POST", content + path, { ...asked, promotionIdx: null });
		expect([option.status, option.data?.option?.keyCode]).toEqual([200, expect.any(String)]);
		const { keyCode, saleAmount } = option.data.option;
		return world.call(memberId, "POST", `${content}/books/1/order-type/${of}/ids/1/rooms/1/rateplan/1`, {
			...askedOrder,
			count: rooms,
			couponUserIdxs: [await couponOf(memberId)],
			pointAmount,
			userPointAmount,
			keyCode,
			expectedTotalAmount: saleAmount - 10_000 - pointAmount - userPointAmount,
		});
	}

	async function book(...asked: Parameters<typeof ask>) {
		const held = await ask(...asked);
		expect(held).toMatchObject({ status: 200 });
		return held.data;
	}

	const prepare = (memberId: number, orderNum: string) =>
		world.call(memberId, "POST", `${payments}/prepare`, { payKind: "main", orderNum, payMethod: "card" });

	async function pay(memberId: number, orderNum: string): Promise<void> {
		const { data } = await prepare(memberId, orderNum);
		const orderId = new URL(data.checkoutUrl, "http://x").searchParams.get("orderId") ?? "";
		const left = await world.app.inject({
			method: "POST",
			url: "/pg/sandbox/checkout",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: new URLSearchParams({ orderId, action: "approve" }).toString(),
		});
		const pgToken = new URL(String(left.headers.location), "http://x").searchParams.get("pgToken");
		const approve = { paymentIdx: data.paymentIdx, orderNum, pgToken };
		expect(await world.call(memberId, "POST", `${payments}/approve`, approve)).toMatchObject({ status: 200 });
	}

	const quote = async (memberId: number, id: number, scope: "full" | "partial") => {
		const answer = await world.call(memberId, "POST", `${content}/books/${id}/cancel-quote`, { scope });
		expect(answer).toMatchObject({ status: 200 });
		return answer.data;
	};

	it.each([
		[2, bookingStart, { penalty: 0, point: 120_000, userPoint: 70_000, coupon: true }],
		[3, halfTier, { penalty: 100_000, point: 20_000, userPoint: 70_000, coupon: true }],
	] as const)(
		"a booking paid by coupon and points needs no provider, and returns them when cancelled: member %i [DEC-088, DEC-099, DEC-177]",
		async (member, at, back) => {
			world.clock.set(bookingStart);
			const held = await book(member, 1, 120_000, 70_000);
			expect(held).toMatchObject({ totalAmount: 0 });
			const prepared = await prepare(member, held.orderNum);
			expect(prepared.data).toMatchObject({ checkoutUrl: null, amount: 0 });
			expect(await world.call(member, "GET", `${payments}/${held.orderNum}`)).toMatchObject({
				data: { outcome: "approved", payment: { payStatus: "complete", totalAmount: 0 } },
			});
			expect(await purse(member)).toEqual({ point: 380_000, user_point: 430_000, coupon: "used" });
			const [id] = held.orderProductIdxs;
			world.clock.set(at);
			const promised = await quote(member, id, "full");
			expect(promised).toMatchObject({
				penalty: back.penalty,
				refundAmount: 0,
				refundPointAmount: back.point,
				refundUserPointAmount: back.userPoint,
				couponRestored: back.coupon,
			});
			const ask = { orderPayIdx: held.orderPayIdx, reason: "일정 변경", quoteId: promised.quoteId };
			expect(await world.call(member, "POST", `${payments}/cancel`, ask)).toMatchObject({ status: 200 });
			expect(await world.call(member, "POST", `${content}/books/${id}/cancel-now`, {})).toMatchObject({
				data: { orderProductStatus: "cancel", payStatus: "cancel", cancelAmount: 0 },
			});
			expect(await purse(member)).toEqual({
				point: 380_000 + back.point,
				user_point: 430_000 + back.userPoint,
				coupon: back.coupon ? "available" : "used",
			});
		},
	);

	it.each([
		[4, bookingStart, 0],
		[5, halfTier, 50],
	] as const)(
		"three rooms cancelled one by one refund what each quote promised: member %i [CALL-CONTENT-32, DEC-167, DEC-177, DEC-180]",
		async (member, at, penaltyPercent) => {
			world.clock.set(bookingStart);
			const held = await book(member, 3, 40_001, 30_001);
			await pay(member, held.orderNum);
			const before = (await purse(member)) as { point: number; user_point: number };
			world.clock.set(at);
			const whole = await quote(member, held.orderProductIdxs[0], "full");
			const sums = { penalty: 0, refundAmount: 0, refundPointAmount: 0, refundUserPointAmount: 0 };
			for (const [index, id] of held.orderProductIdxs.entries()) {
				const isLast = index === 2;
				const promised = await quote(member, id, "partial");
				expect(promised.couponRestored).toBe(isLast);
				for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += promised[name];
				const ask = { reason: "한 방 취소", quoteId: promised.quoteId };
				const asked = await world.call(member, "PUT", `${content}/books/part-cancel/${id}`, ask);
				expect(asked.data).toMatchObject({ orderProductStatus: "cancel_request" });
				const done = await world.call(member, "POST", `${content}/books/${id}/cancel-now`, {});
				expect(done.data).toMatchObject({
					orderProductStatus: "cancel",
					payStatus: isLast ? "cancel" : "partialCanceled",
					cancelAmount: promised.refundAmount,
				});
				const { rows } = await world.services.db.query<{ back: number }>(
					"SELECT cancelled_amount AS back FROM payment WHERE order_pay_id = $1",
					[held.orderPayIdx],
				);
				expect(rows).toEqual([{ back: sums.refundAmount }]);
			}
			for (const [name, sum] of Object.entries(sums)) expect(Math.abs(whole[name] - sum)).toBeLessThan(3);
			expect(sums.penalty + sums.refundAmount + sums.refundPointAmount + sums.refundUserPointAmount).toBe(
				590_000,
			);
			expect(Math.round((sums.penalty / 600_000) * 100)).toBe(penaltyPercent);
			expect(await purse(member)).toEqual({
				point: before.point + sums.refundPointAmount,
				user_point: before.user_point + sums.refundUserPointAmount,
				coupon: "available",
			});
		},
	);

	it("an order that leaves less to pay than providers charge is refused, and keeps nothing [DEC-088]", async () => {
		world.clock.set(bookingStart);
		const before = await purse(12);
		const message =
			"남은 99원은 결제할 수 없어요. 100원부터 결제할 수 있으니 쿠폰을 바꾸거나 포인트를 더 써 주세요.";
		expect(await ask(12, 1, 189_901, 0)).toMatchObject({ status: 400, code: -2, message });
		expect(await purse(12)).toEqual(before);
		expect(await book(12, 1, 189_900, 0)).toMatchObject({ totalAmount: 100 });
	});

	it("members behind one address lock neither each other nor link holders out of bookings [DEC-085, D02]", async () => {
		world.clock.set(bookingStart);
		const held = await book(6, 1, 0, 0);
		await pay(6, held.orderNum);
		const own = `${content}/books/num/${held.orderNum}/img-count/20`;
		const none = `${content}/books/num/AW2611210000000000000/img-count/20`;
		for (let miss = 0; miss < 4; miss += 1)
			for (const member of [7, 8, 9, 10, 11])
				expect((await world.call(member, "GET", none)).status).toBe(404);
		expect((await world.call(6, "GET", own)).status).toBe(200);
		for (let miss = 0; miss < 11; miss += 1) await world.call(null, "GET", none);
		expect((await world.call(6, "GET", own)).status).toBe(200);
		for (let miss = 0; miss < 11; miss += 1) await world.call(6, "GET", none);
		expect((await world.call(6, "GET", own)).status).toBe(404);
		world.clock.pass(61_000);
		expect((await world.call(6, "GET", own)).status).toBe(200);
	});
});
