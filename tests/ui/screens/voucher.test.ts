import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { BookDetailViewModel } from "#ui/screens/book-detail/BookDetailViewModel.ts";
import { bookedStay as detail } from "./bookings/bookedStay.ts";

function stage() {
	const { app, memory } = screenApp();
	memory.bookings.detail = detail;
	const viewModel = new BookDetailViewModel(app);
	viewModel.restore({ orderProductId: 12 });
	return { app, viewModel, kept: memory.vouchers.kept };
}

describe("a booking that fails to load", () => {
	it("can be retried after a lost connection, and is reported as missing if it does not exist [SCREEN-03]", async () => {
		const { app, memory } = screenApp();
		const viewModel = new BookDetailViewModel(app);
		await viewModel.load();
		const { loaded } = viewModel;
		expect([loaded.hasFailed, loaded.isMissing]).toEqual([true, true]);
		memory.bookings.view = async () => ({ ok: false, error: { kind: "unreachable" } });
		await viewModel.load();
		expect([loaded.hasFailed, loaded.isMissing]).toEqual([true, false]);
		memory.bookings.view = async () => ({ ok: true, value: detail });
		await viewModel.load();
		expect([loaded.hasFailed, viewModel.booking]).toEqual([false, detail]);
	});
});

describe("an opened booking", () => {
	it("is saved as a voucher with everything needed at check-in [DEC-181]", async () => {
		const { viewModel, kept } = stage();
		await viewModel.load();
		const voucher = kept.get("/mypage/books/12");
		expect(voucher).toMatchObject({
			title: "해운대 <b>호텔</b>",
			issuer: "어썸스테이",
			dates: "2026.12.1(화) · 2박 3일",
		});
		const facts = Object.fromEntries((voucher?.rows ?? []).map(({ term, value }) => [term, value]));
		expect(facts).toMatchObject({
			예약번호: "AW261121ABCDEF",
			확정번호: "C-1",
			"확인 코드": "7K3QX9B2",
			체크인: "2026.12.1(화) 15:00",
			주소: "부산 해운대구 1",
			이름: "홍길동",
		});
		expect(voucher?.notes[0]).toBe("체크인 때 신분증이 필요해요.");
	});

	it("shows the total paid, including extra charges and less refunds [DEC-181] [DEC-095]", async () => {
		const { viewModel, kept } = stage();
		await viewModel.load();
		const [voucher] = [...kept.values()];
		expect(voucher?.rows).toContainEqual({ term: "최종 결제 금액", value: "110,000원" });
	});

	it("contains no guest data except the name [DEC-181] [B12]", async () => {
		const { viewModel, kept } = stage();
		await viewModel.load();
		const saved = JSON.stringify([...kept.values()]);
		expect(saved).toContain("홍길동");
		expect(saved).not.toMatch(/hong@|010-1234|늦게 도착/);
	});

	it("loses its voucher when it is hidden from the list [DEC-164]", async () => {
		const { app, viewModel, kept } = stage();
		await viewModel.load();
		expect(kept.size).toBe(1);
		const hidden = viewModel.hide();
		app.popups.accept();
		await hidden;
		expect(kept.size).toBe(0);
	});
});

describe("the calendar entry of a stay", () => {
	const lines = async (changes: object) => {
		const { app, memory } = screenApp();
		memory.bookings.detail = { ...detail, product: { ...detail.product, ...changes } };
		const viewModel = new BookDetailViewModel(app);
		await viewModel.load();
		await viewModel.saveCalendar();
		return memory.fileSaver.saved.flatMap(({ text }) => text.replaceAll("\r\n ", "").split("\r\n"));
	};

	it("contains its dates and the check-in and check-out times [DEC-181]", async () => {
		const file = await lines({});
		expect(file).toContain("DTSTART;VALUE=DATE:20261201");
		expect(file).toContain("DTEND;VALUE=DATE:20261203");
		expect(file.find((line) => line.startsWith("DESCRIPTION:"))).toContain(
			"체크인 12.1(화) 15:00\\n체크아웃 12.3(목) 11:00",
		);
	});

	it("shows local and Korean times for a stay abroad [DEC-181]", async () => {
		const file = await lines({ nationCode: "US", timeZone: "America/New_York" });
		expect(file).toContain("DTSTART;VALUE=DATE:20261201");
		expect(file.find((line) => line.startsWith("DESCRIPTION:"))).toContain(
			"체크인 12.1(화) 15:00 현지 · 한국 05:00(+1)\\n체크아웃 12.3(목) 11:00 현지 · 한국 01:00(+1)",
		);
	});

	it.each([
		["cancelled elsewhere", { product: { ...detail.product, status: "cancel" as const } }, []],
		[
			"changed elsewhere",
			{ product: { ...detail.product, checkIn: stayDateOf("2026-12-02") } },
			["DTSTART;VALUE=DATE:20261202"],
		],
		["not to be read without a network", null, ["DTSTART;VALUE=DATE:20261201"]],
	])("reflects the current state of the booking: %s [DEC-181]", async (_, changes, starts) => {
		const { app, memory } = screenApp();
		memory.bookings.detail = detail;
		const viewModel = new BookDetailViewModel(app);
		await viewModel.load();
		if (changes) memory.bookings.detail = { ...detail, ...changes };
		else memory.bookings.view = async () => ({ ok: false, error: { kind: "unreachable" } });
		await viewModel.saveCalendar();
		const lines = memory.fileSaver.saved.flatMap(({ text }) => text.split("\r\n"));
		expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual(starts);
	});

	it("does not exist without dates [DEC-181]", async () => {
		expect(await lines({ checkIn: null, checkOut: null, validUntil: null })).toEqual([]);
	});
});

describe("a cancellation that can be undone", () => {
	/** Returns the seconds left on a page of a given age, for a cancellation requested at a given time. */
	async function left({ pageAge, requestedAt }: { readonly pageAge: number; readonly requestedAt: number }) {
		const { app, memory } = screenApp();
		const servedAt = app.environment.now;
		app.attachClock({ now: () => servedAt + pageAge });
		memory.bookings.detail = {
			...detail,
			channelIndex: 1,
			product: { ...detail.product, status: "cancel_request" },
			cancellation: { requestedAt: servedAt + requestedAt } as BookingDetail["cancellation"],
		};
		const viewModel = new BookDetailViewModel(app);
		const stop = viewModel.activate();
		await viewModel.load();
		stop();
		return viewModel.undoLeft;
	}

	it("counts the time the document was open before this page [DEC-177]", async () => {
		expect(await left({ pageAge: 300_000, requestedAt: 120_000 })).toBe(7 * 60);
	});

	it("starts at no more than ten minutes, however slow the page's clock is [DEC-177]", async () => {
		expect(await left({ pageAge: 0, requestedAt: 2500 })).toBe(10 * 60);
	});
});

describe("a booking that is waiting", () => {
	const open = async (changes: object, voucher: object | null = null) => {
		const { app, memory } = screenApp();
		const product = { ...detail.product, ...changes };
		memory.bookings.detail = { ...detail, channelIndex: 1, voucher, product } as BookingDetail;
		const viewModel = new BookDetailViewModel(app);
		viewModel.restore({ orderProductId: 12 });
		await viewModel.load();
		return { viewModel, memory };
	};
	const undated = { status: "pending", checkIn: null, checkOut: null, validUntil: "2027-05-21" };
	const terms = { validDays: 180, validUntil: stayDateOf("2027-05-21"), weekdaysOnly: true };

	it("is not a valid voucher before the stay has confirmed [DEC-181]", async () => {
		for (const status of ["pending", "confirm_wait"]) {
			const { viewModel, memory } = await open({ status });
			expect([viewModel.hasVoucher, viewModel.word]).toEqual([false, "awaited"]);
			expect(memory.vouchers.kept.get("/mypage/books/12")?.notes[0]).toBe("숙소의 확인을 기다리고 있어요");
		}
		const { viewModel } = await open({ status: "confirm" });
		expect([viewModel.hasVoucher, viewModel.word]).toEqual([true, null]);
	});

	it("shows that a voucher has no date yet and how long it is valid, and no nights [DOM-STATUS-13] [DEC-192]", async () => {
		const { viewModel, memory } = await open(undated, terms);
		expect(viewModel.view?.description).toBe("투숙일 미지정");
		const kept = memory.vouchers.kept.get("/mypage/books/12");
		expect(kept?.dates).toBe("유효기간 2027.05.21까지");
		expect(kept?.rows.map(({ term }) => term)).not.toContain("체크인");
		expect(JSON.stringify(kept)).not.toContain("박");
		const over = await open({ ...undated, status: "noshow" }, terms);
		expect(over.viewModel.view?.description).toBe("유효기간이 지났어요");
	});

	it("fixes a valid day of the voucher once, and reports when no room is left [DEC-192]", async () => {
		const { viewModel, memory } = await open(undated, terms);
		const { day } = viewModel;
		expect(viewModel.canFixDay).toBe(true);
		day.open();
		day.type("2026-12-04");
		expect(day.problem).toBe("일요일부터 목요일까지, 공휴일 전날이 아닌 날만 고를 수 있어요.");
		await day.confirm();
		day.type("2026-12-08");
		memory.bookings.dayRefusal = { kind: "soldOut", message: "" };
		await day.confirm();
		expect(day.problem).toBe("이 날은 남은 객실이 없어요. 다른 날을 골라 주세요.");
		day.type("2026-12-09");
		await Promise.all([day.confirm(), day.confirm()]);
		expect(memory.bookings.actions).toEqual(["fixDay 12 2026-12-09"]);
		expect(day.isOpen).toBe(false);
		expect(viewModel.toast?.text).toBe("날짜를 정했어요.");
	});
});
