import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { StayOrder } from "#server/commerce/booking/StayOrder.ts";
import { stayOrderMail } from "#server/commerce/booking/stayOrderMail.ts";

/** Two nights at a stay of our own. */
const order: StayOrder = {
	orderNo: "AW1-1",
	channelIndex: 1,
	externalId: "",
	externalRoomId: "",
	externalRateplanId: "",
	stayName: "남산 서재 호텔",
	roomName: "디럭스 더블",
	planName: "조식 포함",
	checkIn: stayDateOf("2026-12-10"),
	checkOut: stayDateOf("2026-12-12"),
	validUntil: null,
	rooms: 1,
	adults: 2,
	childAges: [],
	guestName: "김하늘",
	guestTel: "01012345678",
	guestEmail: "haneul@example.com",
	request: "높은 층",
	amount: 1_200_000,
};

const about = { subject: "새 예약", what: "새 예약이에요.", isToPrepare: true, next: [] };

/** The lines of the mail about the order with these changes. */
const textOf = (changes: Partial<StayOrder>, more: Partial<Parameters<typeof stayOrderMail>[1]> = {}) =>
	stayOrderMail({ ...order, ...changes }, { ...about, ...more }).text.split("\n");

const usual = [
	"새 예약이에요.",
	"",
	"예약번호: AW1-1",
	"숙소: {stay}",
	"객실: {room}",
	"요금제: {plan}",
	"일정: 2026.12.10 ~ 2026.12.12",
	"수량: 1개",
	"인원: 성인 2명",
	"이용자: {guest}",
	"연락처: {phone}",
	"이메일: {email}",
	"요청 사항: {request}",
	"판매 금액: 1,200,000원",
];

describe("the mail to a stay about a booking, word for word [DEC-183]", () => {
	it("names the booking, and leaves the places of what others have written", () => {
		const { subject, said } = stayOrderMail(order, about);
		expect(subject).toBe("[{site}] 새 예약 AW1-1: {stay}");
		expect(said).toEqual({
			stay: "남산 서재 호텔",
			room: "디럭스 더블",
			plan: "조식 포함",
			guest: "김하늘",
			phone: "01012345678",
			email: "haneul@example.com",
			request: "높은 층",
		});
		expect(stayOrderMail({ ...order, request: "" }, about).said.request).toBe("없음");
		expect(textOf({})).toEqual(usual);
	});

	it("keeps what others have written to its line, so that no request imitates the price", () => {
		const request = "높은 층\n판매 금액: 10원\u2028\r\n\n예약이 취소되었어요.";
		const { said } = stayOrderMail({ ...order, request, stayName: "남산\n수량: 9개" }, about);
		expect(said.request).toBe("높은 층 판매 금액: 10원 예약이 취소되었어요.");
		expect(said.stay).toBe("남산 수량: 9개");
	});

	const undated = { checkIn: null, checkOut: null };
	it.each<readonly [string, Partial<StayOrder>, changed: Readonly<Record<number, string>>]>([
		["a supplier's stay", { externalId: "H-2" }, { 3: "숙소: {stay} (H-2)" }],
		["a supplier's room", { externalRoomId: "R-2" }, { 4: "객실: {room} (R-2)" }],
		["a supplier's plan", { externalRateplanId: "P-4" }, { 5: "요금제: {plan} (P-4)" }],
		["one child", { childAges: [0] }, { 8: "인원: 성인 2명, 아동 1명(0세)" }],
		["children", { adults: 1, childAges: [3, 11] }, { 8: "인원: 성인 1명, 아동 2명(3세, 11세)" }],
		["vouchers", { ...undated, rooms: 3 }, { 6: "일정: 날짜를 정하지 않은 이용권", 7: "수량: 3개" }],
		[
			"a voucher with its last day",
			{ ...undated, validUntil: stayDateOf("2027-11-21") },
			{ 6: "일정: 날짜를 정하지 않은 이용권 (유효기간 2027.11.21까지)" },
		],
	])("about %s", (_what, changes, changed) => {
		expect(textOf(changes)).toEqual(usual.map((line, at) => changed[at] ?? line));
	});

	it("has more to say below the dates and at its end, and without anything to prepare names no way to the guest", () => {
		const dates = usual.indexOf("일정: 2026.12.10 ~ 2026.12.12") + 1;
		expect(textOf({}, { more: ["변경 전: 어제"], next: ["답장해 주세요."] })).toEqual([
			...usual.slice(0, dates),
			"변경 전: 어제",
			...usual.slice(dates),
			"",
			"답장해 주세요.",
		]);
		expect(textOf({}, { isToPrepare: false })).toEqual(usual.slice(0, usual.indexOf("이용자: {guest}") + 1));
	});
});
