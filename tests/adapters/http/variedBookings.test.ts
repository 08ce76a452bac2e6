import { describe, expect, it } from "vitest";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import { HttpLinkedOrders } from "#adapters/http/HttpLinkedOrders.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { callsAnswering, exampleData } from "#tests/support/contractExamples.ts";
import { order } from "./everyCall/bookingCases.ts";
import { key } from "./everyCall/CallCase.ts";
import { type Data, varied } from "./everyCall/varied.ts";

const view = (change: (data: Data) => void) => new HttpBookings(varied("viewBook", change)).view(77);

const refusing = (kind: string, code: number, data: unknown) =>
	callsAnswering({ status: 400, body: { result: "FAIL", kind, code, message: "서버의 말", data } }).calls;

describe("a booking response [ENT-22..28]", () => {
	it("separates the requested room from the other rooms [DEC-180]", async () => {
		const read = await view(({ order: wire }) => {
			const [room] = wire.orderProducts;
			const room2 = { ...room, orderProductIdx: 78, btnCancelYn: "N", chdAges: [7] };
			wire.orderProducts = [{ ...room, orderProductIdx: 76 }, room, room2];
		});
		expect(read).toMatchObject({
			ok: true,
			value: {
				product: { orderProductId: 77, hasCancelButton: true },
				otherProducts: [
					{ orderProductId: 76 },
					{ orderProductId: 78, hasCancelButton: false, childAges: [7] },
				],
			},
		});
		const without = await view(({ order: wire }) => {
			wire.orderProductIdx = 99;
		});
		expect(without).toEqual({ ok: false, error: { kind: "broken" } });
	});

	it("has the cancellation's actor, times, refund and undo deadline [DEC-177]", async () => {
		const cancelInfo = {
			requestDate: "2026-11-26 10:00:00",
			doneDate: null,
			reason: "오버부킹",
			bySeller: true,
			penalty: 1_000,
			refundAmount: 2_000,
			refundPointAmount: 3_000,
			refundUserPointAmount: 4_000,
			couponRestored: true,
			undoUntil: "2026-11-26 10:10:00",
			compensation: { couponAmount: 5_000, useExpireDate: "2027-05-26" },
		};
		const told = {
			requestedAt: koreanInstant("2026-11-26 10:00:00"),
			doneAt: null,
			reason: "오버부킹",
			isBySeller: true,
			penalty: 1_000,
			refundAmount: 2_000,
			refundAwesomeCash: 3_000,
			refundWelfarePoints: 4_000,
			isCouponRestored: true,
			compensation: { amount: 5_000, expiresOn: "2027-05-26" },
		};
		const of = (changes: object) =>
			view(({ order: wire }) => Object.assign(wire, { cancelInfo: { ...cancelInfo, ...changes } }));
		expect(await of({})).toMatchObject({ ok: true, value: { cancellation: told } });
		const done = { doneDate: "2026-11-26 10:11:00", undoUntil: null, compensation: null };
		expect(await of(done)).toMatchObject({
			ok: true,
			value: {
				cancellation: {
					...told,
					doneAt: koreanInstant("2026-11-26 10:11:00"),
					compensation: null,
				},
			},
		});
	});

	it("has its change, extra payments, coupons and voucher [DEC-192] [DEC-198]", async () => {
		const { pay } = exampleData("viewAddPayment", "content") as Data;
		const [held] = (exampleData("listCoupons", "content") as Data).coupons;
		const voucher = { validDays: 180, validUntil: "2027-05-21", weekdaysOnly: true };
		const read = await view((data) => {
			data.order.changeInfo = {
				state: "asked",
				checkinDate: "2026-12-11",
				checkoutDate: "2026-12-12",
				payAmount: 30_000,
				orderAddPayIdx: 9,
				until: "2026-11-26 10:15:00",
			};
			data.order.addPays = [pay, { ...pay, orderAddPayStatus: true }, { ...pay, withdrawn: true }];
			data.order.coupons = [held];
			data.products = [{ ...data.products[0], voucher }];
			data.booker = null;
			data.cancelPolicy = null;
		});
		expect(read).toMatchObject({
			ok: true,
			value: {
				change: {
					state: "asked",
					checkIn: "2026-12-11",
					checkOut: "2026-12-12",
					toPay: 30_000,
					extraPaymentId: 9,
					until: koreanInstant("2026-11-26 10:15:00"),
				},
				extraPayments: [{ state: "asked" }, { state: "paid" }, { state: "withdrawn" }],
				coupons: [{ id: held.idx, name: held.couponName }],
				voucher,
				booker: null,
				cancelPolicy: null,
			},
		});
		const plain = await view((data) => {
			data.products = [];
		});
		expect(plain).toMatchObject({ ok: true, value: { voucher: null } });
	});

	it("for a voucher has no dates until they are fixed [DEC-192]", async () => {
		const dateless = { checkinDate: null, checkoutDate: null, validUntil: "2027-05-21" };
		const read = await view(({ order: wire }) => Object.assign(wire.orderProducts[0], dateless));
		const days = { checkIn: null, checkOut: null, validUntil: "2027-05-21" };
		expect(read).toMatchObject({ ok: true, value: { product: days } });
		const list = varied("listBooks", (data) => Object.assign(data.books[0], dateless));
		expect(await new HttpBookings(list).list("pending")).toMatchObject({ value: { bookings: [days] } });
		const linked = varied("viewLmsConfirmation", (data) => {
			data.startDate = "2026-12-06";
		});
		expect(await new HttpLinkedOrders(linked).view("AW1")).toMatchObject({
			value: { startDate: "2026-12-06" },
		});
	});

	it("has an extra payment without an image when the stay has none", async () => {
		const calls = varied("viewAddPayment", (data) => {
			data.productImgs = [];
		});
		expect(await new HttpBookings(calls).viewExtraPayment(2, 25)).toMatchObject({
			value: { imageUrl: null },
		});
	});
});

describe("a price that has changed in the meantime [DEC-179]", () => {
	const night = (amount: number) => ({ kind: "night", label: "", date: "2026-12-06", rooms: 1, amount });
	const read = (amount: number) => ({ kind: "night", date: "2026-12-06", rooms: 1, amount });
	const use = ["coupon", "awesomeCash", "welfarePoints"].map((kind) => ({
		kind,
		label: "",
		amount: -1,
		couponUserIdx: 1,
		couponName: "봄",
	}));
	const create = (data: unknown, kind = "priceChanged", code = -202) =>
		new HttpBookings(refusing(kind, code, data)).create(order, key);

	it("is returned as the new base price with the changed line", async () => {
		const ledger = { lines: [night(120_000), ...use] };
		const changedLine = { before: night(100_000), after: night(120_000) };
		const newPrice = { kind: "newPrice", baseLines: [read(120_000)], keyCode: "K" };
		expect(await create({ ledger, keyCode: "K", changedLine })).toEqual({
			ok: false,
			error: { ...newPrice, changed: { before: read(100_000), after: read(120_000) } },
		});
		const one = { before: null, after: night(120_000) };
		expect(await create({ ledger, keyCode: "K", changedLine: one })).toEqual({
			ok: false,
			error: { ...newPrice, changed: { before: null, after: read(120_000) } },
		});
		const other = { before: night(100_000), after: null };
		expect(await create({ ledger, keyCode: "K", changedLine: other })).toMatchObject({
			error: { changed: { before: read(100_000), after: null } },
		});
		expect(await create({ ledger, keyCode: "K", changedLine: null })).toEqual({
			ok: false,
			error: { ...newPrice, changed: null },
		});
	});

	it("is a plain refusal without its data, like any other refusal", async () => {
		const plain = (kind: string) => ({ ok: false, error: { kind, message: "서버의 말" } });
		expect(await create(null)).toEqual(plain("priceChanged"));
		expect(await create({ ledger: { lines: [] }, keyCode: "K", changedLine: null }, "soldOut", -201)).toEqual(
			plain("soldOut"),
		);
	});

	it("of a refund is returned as a new quote, in full or for one room [DEC-177]", async () => {
		const quote = exampleData("quoteCancel", "content");
		const cancel = { reason: "일정 변경", quoteId: "q", ...key };
		const all = (data: unknown) =>
			new HttpBookings(refusing("priceChanged", -202, data)).cancelAll({ orderPaymentId: 1, ...cancel });
		const one = (data: unknown) =>
			new HttpBookings(refusing("priceChanged", -202, data)).cancelOne({ orderProductId: 1, ...cancel });
		const newQuote = { ok: false, error: { kind: "newQuote", quote: { refundAmount: 235_000, penalty: 0 } } };
		expect(await all({ quote })).toMatchObject(newQuote);
		expect(await one({ quote })).toMatchObject(newQuote);
		expect(await all(null)).toMatchObject({ ok: false, error: { kind: "priceChanged" } });
	});
});

describe("an invalid order", () => {
	it("throws before it is sent: extra payments are not bookings, and a kind restricts its methods [DEC-086]", () => {
		const send = (change: object) => () => {
			void new HttpBookings(varied("createBooking", () => undefined)).create({ ...order, ...change }, key);
		};
		expect(send({ paymentKind: "addpay" })).toThrow("a demand is no booking");
		expect(send({ method: "eximbay" })).toThrow("the kind allows the method");
	});
});
