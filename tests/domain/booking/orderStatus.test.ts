import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
	bookingCounts,
	bookingTabLabel,
	bookingTabs,
	parseBookingTab,
	sortBookings,
} from "#domain/booking/bookingTabs.ts";
import {
	bookingTab,
	confirmationState,
	isCancelState,
	remainingDays,
	statusCatalogue,
	statusView,
} from "#domain/booking/orderStatus.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";

const today = stayDateOf("2026-11-26");
const statuses: readonly OrderProductStatus[] = [
	"pending",
	"add_pay",
	"complete",
	"confirm",
	"confirm_wait",
	"noshow",
	"cancel",
	"cancel_request",
	"cancel_wait",
];
const status = fc.constantFrom(...statuses);
const dated: readonly OrderProductStatus[] = ["pending", "add_pay", "confirm"];
const note = "최종 환불 시점은 카드사 또는 결제 수단에 따라 달라질 수 있습니다.";

describe("statusCatalogue", () => {
	it.each<[OrderProductStatus, string, string | null, string]>([
		["pending", "이용 예정", "예약 확정 대기 중", "DOM-STATUS-02"],
		["add_pay", "이용 예정", "추가 결제 대기 중", "DOM-STATUS-03"],
		["complete", "지난 예약", "이용 후기를 남겨 주세요.", "DOM-STATUS-04"],
		["confirm", "예약 완료", "후기 작성", "DOM-STATUS-05"],
		["confirm_wait", "이용 예정", "예약 확정 대기 중", "DOM-STATUS-06"],
		["noshow", "지난 예약", null, "DOM-STATUS-07"],
		["cancel", "예약 취소", null, "DOM-STATUS-08"],
		["cancel_request", "취소 요청", null, "DOM-STATUS-09"],
		["cancel_wait", "취소 대기", null, "DOM-STATUS-10"],
	])("labels %s '%s' with description %s [%s, DEC-081, EX-055, EX-056]", (value, label, description) => {
		expect(statusCatalogue(value)).toEqual({ label, description });
	});
});

describe("statusView", () => {
	it.each<[OrderProductStatus, string | null, string, string, string | null]>([
		["pending", "2026-12-06", "2026-11-26", "이용 예정", "체크인 D-10일"],
		["pending", "2026-11-26", "2026-11-26", "이용 예정", "체크인 당일"],
		["pending", "2026-11-25", "2026-11-26", "지난 예약", "NOSHOW"],
		["confirm", "2026-11-27", "2026-11-26", "예약 완료", "체크인 D-1일"],
		["confirm", "2026-11-26", "2026-11-26", "예약 완료", "체크인 당일"],
		["confirm", "2026-11-26 15:00", "2026-11-26", "예약 완료", "체크인 당일"],
		["confirm", "2026-11-20", "2026-11-26", "지난 예약", "이용 후기를 공유해 주세요."],
		["confirm", "2026-02-30", "2026-11-26", "예약 완료", "투숙일 미지정"],
		["confirm", null, "2026-11-26", "예약 완료", "투숙일 미지정"],
		["add_pay", "2027-01-01", "2026-12-31", "이용 예정", "체크인 D-1일"],
		["add_pay", "2026-11-25", "2026-11-26", "이용 예정", "추가 결제 대기 중"],
		["complete", "2026-11-20", "2026-11-26", "지난 예약", "이용 후기를 남겨 주세요."],
		["noshow", "2026-11-20", "2026-11-26", "지난 예약", null],
		["confirm_wait", "2026-11-20", "2026-11-26", "이용 예정", "예약 확정 대기 중"],
	])(
		"of %s from %s on %s is '%s' / %s [DOM-STATUS-12, DOM-STATUS-13, DOM-STATUS-14, DOM-STATUS-15, DOM-STATUS-16, DOM-STATUS-17, DEC-080, DEC-082, A08, EX-036, EX-037, EX-040, EX-041, EX-042, EX-045, EX-046, EX-047, EX-050, EX-051]",
		(value, start, on, label, description) => {
			expect(statusView(value, start, stayDateOf(on))).toEqual({ label, description, note: null });
		},
	);

	it("adds the refund timing note to the three cancel states only [DOM-STATUS-11, COPY-065, EX-052]", () => {
		expect(statusView("cancel", "2026-12-06", today)).toEqual({
			label: "예약 취소",
			description: null,
			note,
		});
		for (const value of statuses) {
			const isCancel = ["cancel", "cancel_request", "cancel_wait"].includes(value);
			expect(statusView(value, null, today).note).toBe(isCancel ? note : null);
			expect(isCancelState(value)).toBe(isCancel);
		}
	});

	it("counts down the days for pending, add_pay and confirm while n > 0 [DOM-STATUS-12, DOM-STATUS-13, DOM-STATUS-14]", () => {
		fc.assert(
			fc.property(status, fc.integer({ min: 1, max: 400 }), (value, days) => {
				const counted = `체크인 D-${days}일`;
				const isDated = dated.includes(value);
				const view = statusView(value, addDays(today, days), today);
				expect(view.description).toBe(isDated ? counted : statusCatalogue(value).description);
				expect(statusView(value, today, today).description === "체크인 당일").toBe(isDated);
				expect(statusView(value, null, today).description === "투숙일 미지정").toBe(isDated);
			}),
		);
	});

	it("changes for a past start date only for confirm and pending [DOM-STATUS-15, DOM-STATUS-16, DOM-STATUS-17]", () => {
		fc.assert(
			fc.property(status, fc.integer({ min: 1, max: 4_000 }), (value, days) => {
				const { note: _, ...text } = statusView(value, addDays(today, -days), today);
				const isChanged = value === "confirm" || value === "pending";
				expect(text.label === "지난 예약" && isChanged).toBe(isChanged);
				if (!isChanged) expect(text).toEqual(statusCatalogue(value));
			}),
		);
	});

	it.each<[string | null, number | null]>([
		["2026-11-27", 1],
		["2026-11-27T09:00:00", 1],
		["2026-11-25 23:59", -1],
		["2026-13-01", null],
		["", null],
		[null, null],
	])("counts the days to %s as %s [DEC-080]", (start, days) => {
		expect(remainingDays(start, today)).toBe(days);
	});

	it("logs an unreadable date but not a missing one [DEC-080, DOM-DATE-03]", () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		remainingDays(null, today);
		expect(logged).not.toHaveBeenCalled();
		remainingDays("2026-13-01", today);
		expect(logged).toHaveBeenCalledOnce();
		logged.mockRestore();
	});
});

describe("booking tabs", () => {
	it.each<[OrderProductStatus, string | null, string]>([
		["confirm", "2026-11-26", "pending"],
		["confirm", "2026-11-27", "pending"],
		["confirm", null, "pending"],
		["confirm", "2026-11-25", "complete"],
		["pending", "2026-11-25", "complete"],
		["pending", "2026-11-26", "pending"],
		["add_pay", "2026-11-25", "pending"],
		["confirm_wait", "2026-11-25", "pending"],
		["noshow", "2026-11-25", "complete"],
		["complete", "2026-12-25", "complete"],
		["cancel", null, "cancel"],
		["cancel_request", "2026-12-01", "cancel"],
		["cancel_wait", null, "cancel"],
	])(
		"list %s from %s under %s [DOM-STATUS-20, DEC-082, DEC-083, EX-057, EX-060, EX-061, EX-062]",
		(value, start, tab) => {
			expect(bookingTab(value, start, today)).toBe(tab);
		},
	);

	it("are exactly three with these labels, and default to the first [DOM-STATUS-20, DEC-018, COPY-066]", () => {
		expect(bookingTabs.map((tab) => [tab, bookingTabLabel(tab)])).toEqual([
			["pending", "이용 예정"],
			["complete", "지난 예약"],
			["cancel", "취소 내역"],
		]);
		expect(["complete", "x", "", null].map(parseBookingTab)).toEqual([
			"complete",
			"pending",
			"pending",
			"pending",
		]);
	});

	it("count 0 for a tab that the response omits [DOM-STATUS-21]", () => {
		expect(bookingCounts([])).toEqual({ pending: 0, complete: 0, cancel: 0 });
		const entries = ["other", "complete", "pending"].map((tab, index) => ({ tab, count: index + 1 }));
		expect(bookingCounts(entries)).toEqual({ pending: 3, complete: 2, cancel: 0 });
		expect(bookingCounts([{ tab: "cancel", count: 4 }])).toEqual({ pending: 0, complete: 0, cancel: 4 });
	});

	it("sort upcoming stays by start with dateless ones last, and the others newest first [DEC-083]", () => {
		const booking = (orderProductId: number, checkIn: StayDate | null) => ({ orderProductId, checkIn });
		const list = [
			booking(1, null),
			booking(2, stayDateOf("2026-12-24")),
			booking(3, stayDateOf("2026-12-06")),
			booking(4, stayDateOf("2026-12-24")),
		];
		const ids = (tab: (typeof bookingTabs)[number]) =>
			sortBookings(tab, list).map((one) => one.orderProductId);
		expect(ids("pending")).toEqual([3, 4, 2, 1]);
		expect(ids("complete")).toEqual([4, 3, 2, 1]);
		expect(ids("cancel")).toEqual([4, 3, 2, 1]);
	});
});

describe("awaitedWord", () => {
	it.each(["pending", "confirm_wait"] as const)(
		"reports a dated booking that is %s as awaited until its day has passed, then as overdue [DOM-STATUS-16, DEC-082, DEC-084]",
		(value) => {
			expect(confirmationState(value, "2026-11-26", today)).toBe("awaited");
			expect(confirmationState(value, "2026-11-25", today)).toBe("overdue");
			expect(confirmationState(value, null, today)).toBeNull();
		},
	);

	it("returns null for every other status [DEC-084]", () => {
		fc.assert(
			fc.property(status, fc.integer({ min: -30, max: 30 }), (value, days) => {
				fc.pre(value !== "pending" && value !== "confirm_wait");
				expect(confirmationState(value, addDays(today, days), today)).toBeNull();
			}),
		);
	});
});
