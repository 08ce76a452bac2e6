import { beforeEach, describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { SupplierOrder } from "#server/commerce/supplier/Supplier.ts";
import { SupplierSimulator } from "#server/commerce/supplier/SupplierSimulator.ts";
import { bookingStart, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const orderNo = "OC-2611-21/000123456789";
const order: SupplierOrder = {
	orderNo,
	channelIndex: 2,
	externalId: "H-2",
	externalRoomId: "R-2",
	externalRateplanId: "P-4",
	stayName: "먼 호텔",
	roomName: "트윈",
	planName: "룸온리",
	adults: 2,
	childAges: [],
	checkIn: stayDateOf("2026-12-10"),
	checkOut: stayDateOf("2026-12-12"),
	validUntil: null,
	rooms: 1,
	guestName: "홍길동",
	guestTel: "01012345678",
	guestEmail: "m2@example.com",
	request: "",
	amount: 200_000,
};
const question = { number: "1-1", orderNo, channelIndex: 2, title: "주차", text: "자리가 있나요?" };
const waiting = { kind: "waiting" };

forEachDatabase((_, open) => {
	describe("the supplier simulator [DEC-183]", () => {
		let clock: ReturnType<typeof testClock>;
		let supplier: SupplierSimulator;
		beforeEach(async () => {
			clock = testClock(bookingStart);
			supplier = new SupplierSimulator({ db: await open(), clock });
		});

		it("confirms a booking fifteen seconds after first receiving it, with its own numbers", async () => {
			expect(await supplier.status(orderNo)).toEqual({ kind: "rejected", reason: "알 수 없는 예약" });
			await supplier.book(order);
			clock.pass(14_999);
			await supplier.book(order);
			expect(await supplier.status(orderNo)).toEqual(waiting);
			clock.pass(1);
			expect(await supplier.status(orderNo)).toEqual({
				kind: "confirmed",
				confirmNum: "SUP1-000123456789",
				externalOrderNum: "SUP1000123456789",
			});
		});

		it.each([
			["reject", { kind: "rejected", reason: "객실이 마감되었습니다." }],
			["drift", { kind: "rejected", reason: "공급사 요금이 변경되었습니다." }],
			["silent", waiting],
		] as const)("can be set to %s bookings, and how long to take", async (onBook, answer) => {
			await supplier.configure(2, { delaySeconds: 3600 });
			await supplier.configure(2, { onBook });
			await supplier.book(order);
			clock.pass(3_599_999);
			expect(await supplier.status(orderNo)).toEqual(waiting);
			clock.pass(1);
			expect(await supplier.status(orderNo)).toEqual(answer);
		});

		it.each([
			["accept", { kind: "accepted" }],
			["refuse", { kind: "refused" }],
			["silent", waiting],
		] as const)(
			"answers a cancellation fifteen seconds after the first request, and can be set to %s",
			async (onCancel, end) => {
				expect(await supplier.cancel({ orderNo })).toEqual({ kind: "accepted" });
				await supplier.configure(2, { onCancel });
				await supplier.book(order);
				clock.pass(60_000);
				expect(await supplier.cancel({ orderNo })).toEqual(waiting);
				clock.pass(14_999);
				expect(await supplier.cancel({ orderNo })).toEqual(waiting);
				clock.pass(1);
				expect(await supplier.cancel({ orderNo })).toEqual(end);
			},
		);

		it("answers a question fifteen seconds after first receiving it, unless set to be silent", async () => {
			expect(await supplier.ask(question)).toEqual(waiting);
			clock.pass(14_999);
			expect(await supplier.ask(question)).toEqual(waiting);
			clock.pass(1);
			expect(await supplier.ask(question)).toEqual({
				kind: "answered",
				text: "‘주차’ 문의를 확인했어요. 말씀하신 대로 준비해 둘게요.",
			});
			expect(await supplier.ask({ ...question, number: "1-2" })).toEqual(waiting);
			await supplier.configure(2, { onAsk: "silent" });
			expect(await supplier.ask(question)).toEqual(waiting);
		});
	});
});
