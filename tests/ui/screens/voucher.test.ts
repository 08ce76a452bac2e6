import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { BookDetailViewModel } from "#ui/screens/book-detail/BookDetailViewModel.ts";

const detail = {
	orderPaymentId: 7,
	orderNumber: "AW261121ABCDEF",
	orderNo: null,
	externalOrderNumber: null,
	channelIndex: 0,
	paymentKind: "toss",
	orderedAt: Date.UTC(2026, 10, 21),
	product: {
		orderProductId: 12,
		status: "confirm",
		stayId: 3,
		stayName: "해운대 <b>호텔</b>",
		address: "부산 해운대구 1",
		stayPhone: "051-000-0000",
		nationCode: "KR",
		roomName: "디럭스",
		ratePlanId: 1,
		ratePlanName: "조식 포함",
		mealName: "조식",
		checkIn: stayDateOf("2026-12-01"),
		checkOut: stayDateOf("2026-12-03"),
		checkInTime: "15:00",
		checkOutTime: "11:00",
		adults: 2,
		childAges: [],
		confirmationNumber: "C-1",
		paidAmount: won(100_000),
		hasCancelButton: true,
	},
	otherProducts: [],
	guest: { name: "홍길동", phone: "010-1234-5678", email: "hong@example.com" },
	request: "늦게 도착해요.",
	payment: { method: "card", status: "paid", totalAmount: won(100_000), paidAt: null, couponAmount: won(0) },
	priceLines: [],
	priceDigest: "D",
	cashbackPercent: 0,
	coupons: [],
	cancelPolicy: null,
	cancellation: null,
	extraPayments: [],
	rateComments: ["체크인 때 신분증이 필요해요."],
	imageUrls: [],
	isModifiable: false,
	isReviewed: false,
} as unknown as BookingDetail;

function stage() {
	const { app, memory } = screenApp();
	memory.bookings.detail = detail;
	const viewModel = new BookDetailViewModel(app);
	viewModel.restore({ orderProductId: 12 });
	return { app, viewModel, kept: memory.vouchers.kept };
}

describe("a booking that does not come", () => {
	it("can be tried again when the line failed, and is said to be missing when it is [SCREEN-03]", async () => {
		const { app, memory } = screenApp();
		const viewModel = new BookDetailViewModel(app);
		await viewModel.load();
		expect(viewModel.status).toBe("missing");
		memory.bookings.view = async () => ({ ok: false, error: { kind: "network" } });
		await viewModel.load();
		expect(viewModel.status).toBe("failed");
		memory.bookings.view = async () => ({ ok: true, value: detail });
		await viewModel.load();
		expect(viewModel.status).toBe("ready");
	});
});

describe("an opened booking", () => {
	it("is kept as a voucher with what is needed at the door [DEC-181]", async () => {
		const { viewModel, kept } = stage();
		await viewModel.load();
		const voucher = kept.get("/mypage/books/12");
		expect(voucher).toMatchObject({
			title: "해운대 <b>호텔</b>",
			issuer: "어썸스테이",
			dates: "2026년 12월 1일 (화) · 2박 3일",
		});
		const facts = Object.fromEntries((voucher?.rows ?? []).map(({ term, value }) => [term, value]));
		expect(facts).toMatchObject({
			예약번호: "AW261121ABCDEF",
			확정번호: "C-1",
			체크인: "2026년 12월 1일 (화) 15:00",
			주소: "부산 해운대구 1",
			이름: "홍길동",
		});
		expect(voucher?.notes[0]).toBe("체크인 때 신분증이 필요해요.");
	});

	it("has nothing of the guest in it but the name [DEC-181] [B12]", async () => {
		const { viewModel, kept } = stage();
		await viewModel.load();
		expect(JSON.stringify([...kept.values()])).not.toMatch(/hong@|010-1234|늦게 도착/);
	});

	it("loses its voucher when it is hidden from the list [DEC-164]", async () => {
		const { app, viewModel, kept } = stage();
		await viewModel.load();
		const hidden = viewModel.hide();
		app.popups.accept();
		await hidden;
		expect(kept.size).toBe(0);
	});
});

describe("a cancel that can be taken back", () => {
	/** The seconds left, on a page of a document of some minutes ago, when the cancel was asked for then. */
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

	it("counts the minutes the document has been open before this page [DEC-177]", async () => {
		expect(await left({ pageAge: 300_000, requestedAt: 120_000 })).toBe(7 * 60);
	});

	it("begins at ten minutes at most, however late the page's clock is [DEC-177]", async () => {
		expect(await left({ pageAge: 0, requestedAt: 2500 })).toBe(10 * 60);
	});
});
