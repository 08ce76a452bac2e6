import { describe, expect, it } from "vitest";
import { CancelBooking } from "#application/booking/CancelBooking.ts";
import { ConfirmLinkedOrder } from "#application/booking/ConfirmLinkedOrder.ts";
import { HideBooking } from "#application/booking/HideBooking.ts";
import { SaveCalendar } from "#application/booking/SaveCalendar.ts";
import { SettleCancel } from "#application/booking/SettleCancel.ts";
import { WriteReview } from "#application/review/WriteReview.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

const booking = { orderPaymentId: 7, product: { orderProductId: 9 } } as never;

describe("a cancellation", () => {
	it.each([
		["full", ["cancelAll", { orderPaymentId: 7, reason: "일정 변경", quoteId: "q-1", key: "cancel-q-1" }]],
		["partial", ["cancelOne", { orderProductId: 9, reason: "일정 변경", quoteId: "q-1", key: "cancel-q-1" }]],
	] as const)(
		"of %s scope sends one request per quote, with a key derived from the quote [DEC-167] [DEC-177]",
		async (scope, call) => {
			const { port, asked } = recordingPorts();
			const cancel = new CancelBooking({ bookings: port });
			await cancel.execute({ booking, scope, reason: "일정 변경", quoteId: "q-1" });
			expect(asked).toEqual([call]);
		},
	);

	it("is undone, or completed immediately with a key of its own [DEC-084] [DEC-177]", async () => {
		const { port, asked } = recordingPorts({ next: "key-12345" });
		const settle = new SettleCancel({ bookings: port, keys: port });
		await settle.execute(9, "undo");
		expect(asked.splice(0)).toEqual([["undoCancel", 9]]);
		await settle.execute(9, "now");
		expect(asked).toEqual([["next"], ["cancelNow", 9, { key: "key-12345" }]]);
	});
});

describe("a booking", () => {
	it("that is hidden is also removed from the offline copies on this device [DEC-164] [DEC-181]", async () => {
		const { port, asked } = recordingPorts();
		await new HideBooking({ bookings: port, vouchers: port }).execute(9);
		expect(asked).toEqual([
			["hide", 9],
			["drop", "/mypage/books/9"],
		]);
	});

	it("of a linked order is confirmed with the given number [DEC-085]", async () => {
		const { port, asked } = recordingPorts();
		await new ConfirmLinkedOrder({ orders: port }).execute({
			orderNumber: "AW1",
			confirmationNumber: "HT-1",
		});
		expect(asked).toEqual([["confirm", "AW1", "HT-1"]]);
	});

	it("is reviewed once, with the text trimmed [DEC-097]", async () => {
		const { port, asked } = recordingPorts();
		const draft = { title: " 좋아요 ", content: "\n또 올게요 ", scores: {} } as never;
		await new WriteReview({ reviews: port }).execute(9, draft);
		expect(asked).toEqual([["write", 9, { title: "좋아요", content: "또 올게요", scores: {} }]]);
	});

	it("is saved as a calendar file named after its order number [DEC-181]", async () => {
		const { port, asked } = recordingPorts({ now: Date.UTC(2026, 10, 25) });
		const stay = {
			orderNumber: "AW1",
			stayName: "남산 서재 호텔",
			address: "서울",
			description: "",
			checkIn: stayDateOf("2026-12-10"),
			checkOut: stayDateOf("2026-12-12"),
			checkInTime: null,
			checkOutTime: null,
			timeZone: "Asia/Seoul",
		};
		await new SaveCalendar({ files: port, clock: port }).execute(stay);
		const file = {
			name: "AW1.ics",
			type: "text/calendar;charset=utf-8",
			text: expect.stringContaining("BEGIN:VCALENDAR"),
		};
		expect(asked.at(-1)).toEqual(["save", file]);
	});
});
