import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { type BookingApp, bookingApp, type CallAnswer } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const optionPath = "/api/content/v1/products/1/order-type/OC/ids/1/rooms/1/rateplan/1";
const bookPath = "/api/content/v1/books/1/order-type/OC/ids/1/rooms/1/rateplan/1";
const order = { ...askedOrder, request: "높은 층" };

forEachDatabase((_, open) => {
	describe("booking endpoints", () => {
		let db: Database;
		let world: BookingApp;
		let priced: { keyCode: string; expectedTotalAmount: number };

		beforeAll(async () => {
			db = await open();
			await plantBookingWorld(db, { members: 3 });
			world = await bookingApp(db);
			const option = await world.call(2, "POST", optionPath, { ...askedStay, promotionIdx: null });
			expect(option.status).toBe(200);
			priced = {
				keyCode: option.data.option.keyCode,
				expectedTotalAmount: option.data.option.saleAmount,
			};
		});

		const book = (memberId: number, changes: object = {}): Promise<CallAnswer> =>
			world.call(memberId, "POST", bookPath, { ...order, ...priced, ...changes });

		async function pay(memberId: number, held: CallAnswer): Promise<CallAnswer> {
			const { orderNum } = held.data;
			const prepared = await world.call(memberId, "POST", "/api/payment/v1/payments/prepare", {
				payKind: "main",
				orderNum,
				payMethod: "card",
			});
			const page = await world.app.inject(prepared.data.checkoutUrl);
			expect(page.body).toContain("결제하기");
			const orderId = new URL(prepared.data.checkoutUrl, "http://x").searchParams.get("orderId") ?? "";
			const left = await world.app.inject({
				method: "POST",
				url: "/pg/sandbox/checkout",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				payload: new URLSearchParams({ orderId, action: "approve" }).toString(),
			});
			expect(left.statusCode).toBe(303);
			const back = new URL(String(left.headers.location), "http://x");
			expect(back.pathname).toBe("/payments/return");
			return world.call(memberId, "POST", "/api/payment/v1/payments/approve", {
				paymentIdx: Number(back.searchParams.get("paymentIdx")),
				orderNum,
				pgToken: back.searchParams.get("pgToken"),
			});
		}

		it("book, pay, list, show, cancel by quote and undo over HTTP [CALL-CONTENT-29, CALL-CONTENT-30, CALL-CONTENT-33, CALL-OTHER-01, DEC-017, DEC-098, DEC-166]", async () => {
			const held = await book(2);
			expect(held.data).toMatchObject({ payStatus: "ready", totalAmount: 200_000 });
			const paid = await pay(2, held);
			expect(paid.data).toMatchObject({ outcome: "approved", payment: { payStatus: "complete" } });
			const list = await world.call(2, "GET", "/api/content/v1/books/status/pending");
			expect(list.data.books[0]).toMatchObject({
				orderNum: held.data.orderNum,
				orderProductStatus: "confirm",
			});
			const [id] = held.data.orderProductIdxs;
			const shown = await world.call(2, "GET", `/api/content/v1/books/idx/${id}/img-count/1`);
			expect(shown.data).toMatchObject({
				order: {
					request: "높은 층",
					orderProductStatusText: "예약 완료",
					checkCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
				},
				payment: { totalAmount: 200_000, userGradeAtPaid: "Bronze" },
				products: [{ productIdx: 1 }],
				guest: { guestName: "김하늘" },
				cancelPolicy: expect.anything(),
				additionalInfo: expect.anything(),
				productImgs: [expect.anything()],
				ledger: held.data.ledger,
			});
			const view = await world.call(2, "GET", `/api/payment/v1/payments/${held.data.orderNum}`);
			expect(view.data).toMatchObject({ outcome: "approved", orderProductIdx: id });

			const quote = await world.call(2, "POST", `/api/content/v1/books/${id}/cancel-quote`, {
				scope: "full",
			});
			expect(quote.data).toMatchObject({ penalty: 0, refundAmount: 200_000 });
			const cancel = { orderPayIdx: held.data.orderPayIdx, reason: "일정 변경", quoteId: quote.data.quoteId };
			const cancelled = await world.call(2, "POST", "/api/payment/v1/payments/cancel", cancel, "cancel-once");
			expect(cancelled.data).toMatchObject({
				payStatus: "cancelRequest",
				cancelInfo: { refundAmount: 200_000, undoUntil: "2026-11-21 12:10:00" },
			});
			const again = await world.call(2, "POST", "/api/payment/v1/payments/cancel", cancel, "cancel-once");
			expect(again).toEqual(cancelled);
			const undone = await world.call(2, "POST", `/api/content/v1/books/${id}/cancel-undo`, {});
			expect(undone.data).toMatchObject({ orderProductStatus: "confirm", payStatus: "complete" });
			const used = await world.call(2, "POST", "/api/payment/v1/payments/cancel", cancel);
			expect(used).toMatchObject({ code: -202, data: { quote: { refundAmount: 200_000 } } });
			expect(
				await world.call(2, "POST", "/api/payment/v1/payments/cancel", {
					...cancel,
					quoteId: used.data.quote.quoteId,
				}),
			).toMatchObject({ status: 200 });
			const now = await world.call(2, "POST", `/api/content/v1/books/${id}/cancel-now`, {});
			expect(now.data).toMatchObject({
				orderProductStatus: "cancel",
				payStatus: "cancel",
				cancelAmount: 200_000,
			});
			const hidden = await world.call(2, "PUT", `/api/content/v1/books/${id}`, { deleteYn: "Y" });
			expect(hidden.data).toEqual({ orderProductIdx: id, deleteYn: "Y" });
			const after = await world.call(2, "GET", "/api/content/v1/books/status/cancel");
			expect(after.data.books).toEqual([]);
		});

		it("return 404 for another member's booking as for an unknown one [ROLE-03, D01]", async () => {
			const held = await book(2);
			await pay(2, held);
			const [id] = held.data.orderProductIdxs;
			const { orderNum, orderPayIdx } = held.data;
			const calls: readonly (readonly ["GET" | "POST" | "PUT", string, object?])[] = [
				["GET", `/api/content/v1/books/idx/${id}/img-count/1`],
				["GET", `/api/content/v1/books/num/${orderNum}/img-count/20`],
				["PUT", `/api/content/v1/books/${id}`, { deleteYn: "Y" }],
				["PUT", `/api/content/v1/books/part-cancel/${id}`, { reason: "x" }],
				["POST", `/api/content/v1/books/${id}/cancel-quote`, { scope: "full" }],
				["POST", `/api/content/v1/books/${id}/cancel-undo`, {}],
				["POST", `/api/content/v1/books/${id}/cancel-now`, {}],
				["POST", "/api/content/v1/add-payments", { orderAddPayIdx: 1, orderProductIdx: id }],
				["POST", "/api/payment/v1/payments/prepare", { payKind: "main", orderNum, payMethod: "card" }],
				["POST", "/api/payment/v1/payments/approve", { paymentIdx: 1, orderNum, pgToken: "x" }],
				["POST", "/api/payment/v1/payments/cancel", { orderPayIdx, reason: "x", quoteId: "quote-quote" }],
				["GET", `/api/payment/v1/payments/${orderNum}`],
				["GET", `/api/content/v1/lmses/${orderNum}/confirm`],
				["PUT", `/api/content/v1/lmses/${orderNum}/cancel`],
			];
			for (const [method, url, body] of calls) {
				const foreign = await world.call(3, method, url, body);
				expect([url, foreign.status, foreign.code]).toEqual([url, 404, -5]);
			}
		});

		it("take no price from the client [D21]", async () => {
			const forged = await book(2, { expectedTotalAmount: 1_000 });
			expect(forged).toMatchObject({ status: 400, code: -202 });
			expect(forged.data.ledger.total).toBe(200_000);
			const otherCode = await book(2, { keyCode: "AAAA-BBBB-CCCC" });
			expect(otherCode).toMatchObject({ code: -202, data: { keyCode: priced.keyCode } });
			const withPoints = await book(2, { pointAmount: 40_000, expectedTotalAmount: 160_000 });
			expect(withPoints.code).toBe(-304);
			const foreignCoupon = await book(2, { couponUserIdxs: [1], expectedTotalAmount: 190_000 });
			expect(foreignCoupon.code).toBe(-205);
		});

		it("name the line of the price that changed [DEC-179]", async () => {
			const gold = await world.call(1, "POST", optionPath, { ...askedStay, promotionIdx: null });
			const answer = await book(2, {
				keyCode: gold.data.option.keyCode,
				expectedTotalAmount: gold.data.option.saleAmount,
			});
			expect(answer).toMatchObject({
				code: -202,
				data: { changedLine: { before: { kind: "gradeDiscount", percent: 10 }, after: null } },
			});
		});

		it("return the same response for the same idempotency key, and reject a different body with it [D35, DEC-173]", async () => {
			const body = { ...order, ...priced };
			const answers = await Promise.all(
				Array.from({ length: 10 }, () => world.call(3, "POST", bookPath, body, "same-key-one")),
			);
			expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
			expect(answers[0]?.status).toBe(200);
			const other = await world.call(3, "POST", bookPath, { ...body, request: "다른 요청" }, "same-key-one");
			expect(other).toMatchObject({ status: 400, code: -303 });
		});

		it("keep the booker's details as they were when booking, even if they change later [PAY-03]", async () => {
			const held = await book(2);
			await pay(2, held);
			const payment = async () =>
				(await world.call(2, "GET", `/api/content/v1/books/idx/${held.data.orderProductIdxs[0]}/img-count/1`))
					.data.payment;
			const atPaid = { userTypeAtPaid: "N", userGradeAtPaid: "Bronze", userDiscountRateAtPaid: 0 };
			expect(await payment()).toMatchObject(atPaid);
			await db.query("UPDATE member SET grade = 'Gold' WHERE member_id = 2");
			expect(await payment()).toMatchObject(atPaid);
		});

		it("show sent messages in the development inbox", async () => {
			await world.services.outbox.deliver();
			const page = await world.app.inject("/dev/inbox?dest=haneul@example.com");
			expect(page.body).toContain("예약이 확정되었어요");
		});
	});
});
