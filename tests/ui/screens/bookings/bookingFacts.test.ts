import { describe, expect, it } from "vitest";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { deadlineText } from "#domain/booking/refundSteps.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import { calendarStayOf } from "#ui/screens/book-detail/calendarStayOf.ts";
import { stayMoment } from "#ui/screens/book-detail/stayMoment.ts";
import { voucherOf } from "#ui/screens/book-detail/voucherOf.ts";
import { BooksViewModel } from "#ui/screens/books/BooksViewModel.ts";
import { bookedStay } from "./bookedStay.ts";

const now = Date.UTC(2026, 10, 25, 1);

type Changes = Partial<Omit<BookingDetail, "product">> & {
	readonly product?: Partial<BookingDetail["product"]>;
};

const booked = ({ product, ...rest }: Changes = {}): BookingDetail => ({
	...bookedStay,
	...rest,
	product: { ...bookedStay.product, ...product },
});

const rowsOf = (changes?: Changes): Readonly<Record<string, string>> =>
	Object.fromEntries(
		voucherOf(booked(changes), "어썸스테이", now).rows.map(({ term, value }) => [term, value]),
	);

describe("the rows of a voucher [DEC-181]", () => {
	it("are the booking's own facts", () => {
		expect(rowsOf()).toEqual({
			"예약 상태": "예약 완료",
			예약번호: "AW261121ABCDEF",
			확정번호: "C-1",
			"확인 코드": "7K3QX9B2",
			체크인: "2026.12.1(화) 15:00",
			체크아웃: "2026.12.3(목) 11:00",
			"이용 정보": "2박 3일 · 성인 2명",
			객실: "디럭스",
			상품: "조식 포함",
			식사: "조식",
			이름: "홍길동",
			주소: "부산 해운대구 1",
			"숙소 전화": "051-000-0000",
			"최종 결제 금액": "110,000원",
			"취소·환불 규정": expect.any(String),
		});
	});

	it("include the fee to pay at the stay, unless the booking is cancelled", () => {
		const propertyFee = won(35_100);
		expect(rowsOf({ product: { propertyFee } })["현지 결제 요금"]).toBe("약 35,100원 · 숙소에서 내요");
		expect(rowsOf({ product: { propertyFee, status: "cancel" } })).not.toHaveProperty("현지 결제 요금");
	});

	it("omit what is unknown, and link the stay's phone number", () => {
		const bare = rowsOf({
			checkCode: null,
			product: { confirmationNumber: null, mealName: null, stayPhone: null, checkInTime: null },
		});
		for (const term of ["확정번호", "확인 코드", "식사", "숙소 전화"]) expect(bare).not.toHaveProperty(term);
		expect(bare.체크인).toBe("2026.12.1(화)");
		const { rows } = voucherOf(booked(), "어썸스테이", now);
		expect(rows.filter(({ href }) => href).map(({ href }) => href)).toEqual(["tel:051-000-0000"]);
	});

	it("state terms that stay true on paper and offline on a later day [DEC-099]", () => {
		const until = now + 3_600_000;
		const cancelPolicy = cancelPolicyOf(
			[
				{ until: now - 3_600_000, refundPercent: 100 },
				{ until, refundPercent: 70 },
				{ until: null, refundPercent: 0 },
			],
			false,
		);
		expect(rowsOf({ cancelPolicy })[bookDetailCopy.policy]).toBe(
			`${deadlineText(until, cancelPolicy)}까지 70% 환불, 이후 취소(환불) 불가`,
		);
	});

	it("mark times abroad as local, and include a note for a driver there", () => {
		const abroad = rowsOf({
			product: { nationCode: "JP", timeZone: "Asia/Tokyo", stayEnglishName: "Haeundae" },
		});
		expect(abroad.체크인).toBe("2026.12.1(화) 15:00 현지");
		expect(Object.values(abroad).join()).toContain("Haeundae");
		expect(Object.values(rowsOf()).join()).not.toContain("현지");
	});

	it("show the last valid day of a voucher in addition to the fixed day [DEC-192]", () => {
		expect(Object.values(rowsOf({ product: { validUntil: stayDateOf("2027-05-21") } })).join()).toContain(
			"2027.05.21",
		);
		expect(Object.keys(rowsOf()).join()).not.toContain("유효기간");
	});
});

describe("the notes of a voucher [DEC-181]", () => {
	const notesOf = (status: string, more: Changes["product"] = {}) =>
		voucherOf(booked({ product: { status: status as never, ...more } }), "어썸스테이", now).notes;

	it("say that it is not valid until the stay confirms, and end with the date of the copy", () => {
		expect(notesOf("confirm")).toHaveLength(2);
		for (const status of ["pending", "confirm_wait", "add_pay"]) expect(notesOf(status)).toHaveLength(3);
		expect(notesOf("pending")[0]).not.toBe(notesOf("pending", { checkIn: stayDateOf("2026-11-01") })[0]);
		expect(notesOf("confirm").at(-1)).toContain("11.25");
	});

	it("accompany the stay's name and its dates", () => {
		const voucher = voucherOf(booked(), "어썸스테이", now);
		expect(voucher).toMatchObject({
			path: "/mypage/books/12",
			title: bookedStay.product.stayName,
			issuer: "어썸스테이",
			dates: "2026.12.1(화) · 2박 3일",
		});
		const undated = voucherOf(
			booked({ product: { checkIn: null, checkOut: null, validUntil: null } }),
			"x",
			now,
		);
		expect(undated.dates).toBeTruthy();
		expect(undated.dates).not.toContain("박");
		const open = voucherOf(booked({ product: { checkOut: null } }), "x", now);
		expect(open.dates).toBe("2026.12.1(화)");
	});
});

describe("the check-in and check-out times of a stay", () => {
	const day = stayDateOf("2026-12-01");

	it("are in Korean time in Korea, also in local time abroad, and only days without a known hour [DEC-181]", () => {
		expect(stayMoment(day, "15:00:00", { nationCode: "KR", timeZone: "Asia/Seoul" })).toBe("12.1(화) 15:00");
		expect(stayMoment(day, "15:00", { nationCode: "JP", timeZone: "Asia/Tokyo" })).toContain("현지");
		expect(stayMoment(day, null, { nationCode: "JP", timeZone: "Asia/Tokyo" })).toBe("12.1(화)");
	});

	it("go into the calendar only if both days are known", () => {
		expect(calendarStayOf(booked())).toMatchObject({
			orderNumber: "AW261121ABCDEF",
			checkIn: "2026-12-01",
			checkOut: "2026-12-03",
		});
		expect(calendarStayOf(booked())?.description.split("\n").slice(-2)).toEqual([
			"체크인 12.1(화) 15:00",
			"체크아웃 12.3(목) 11:00",
		]);
		expect(calendarStayOf(booked({ product: { checkOut: null } }))).toBeNull();
		expect(calendarStayOf(booked({ product: { checkIn: null } }))).toBeNull();
	});
});

describe("the list of bookings [SCREEN-04, DEC-018]", () => {
	it("shows a tab with all counts, keeps its content when loading fails, and applies only the latest answer", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const counts = { pending: 1, complete: 2, cancel: 3 };
		const asked: string[] = [];
		memory.bookings.list = async (tab) => {
			asked.push(tab);
			return ok({ counts, bookings: [{ orderProductId: 12 } as never] });
		};
		const viewModel = new BooksViewModel(app);
		viewModel.restore({ tab: "complete" });
		expect([viewModel.counts, viewModel.status]).toEqual([null, "loading"]);
		await viewModel.load();
		expect([viewModel.status, viewModel.counts, viewModel.bookings.length]).toEqual(["ready", counts, 1]);
		expect(asked).toEqual(["complete"]);
		memory.bookings.list = async () => err({ kind: "unreachable" });
		const again = viewModel.load();
		expect(viewModel.status).toBe("loading");
		await again;
		expect([viewModel.status, viewModel.bookings.length]).toEqual(["failed", 1]);
		const answers: ((n: number) => void)[] = [];
		memory.bookings.list = () =>
			new Promise((go) =>
				answers.push((pending) => go(ok({ counts: { ...counts, pending }, bookings: [] }))),
			);
		void viewModel.load();
		const last = viewModel.load();
		answers[1]?.(20);
		await last;
		answers[0]?.(10);
		await new Promise((go) => setTimeout(go));
		expect(viewModel.counts?.pending).toBe(20);
	});

	it("starts with the counts known from another tab", () => {
		const counts = { pending: 1, complete: 2, cancel: 3 };
		expect(new BooksViewModel(screenApp().app, counts).counts).toEqual(counts);
	});
});

describe("the message next to a form's button [DEC-106]", () => {
	it("is the server's text, a notice that nothing was sent, or nothing", () => {
		expect(refusalText({ kind: "generic", message: "잠시 쉬고 있어요." })).toBe("잠시 쉬고 있어요.");
		expect(refusalText({ kind: "unreachable" })).toBeTruthy();
		expect(refusalText({ kind: "broken" })).toBeNull();
	});
});
