import type { StayKind } from "#world/places/Place.ts";
import type { CancelPolicyName } from "#world/stays/cancelPolicies.ts";

/** The stay that a booking wants; conditions that a small world cannot meet are dropped, the last-named first. */
export interface StayWish {
	readonly own?: boolean;
	readonly abroad?: boolean;
	readonly instant?: boolean;
	readonly policy?: CancelPolicyName;
	readonly kind?: StayKind;
	readonly city?: string;
}

/** How far a booking has progressed. */
export type Course =
	| { readonly to: "pending" | "confirm_wait" | "confirm" | "complete" | "noshow" }
	| { readonly to: "add_pay"; readonly amount: number; readonly reason: string }
	/** Requested minutes ago; can still be undone. */
	| { readonly to: "cancel_request"; readonly minutesAgo: number; readonly reason: string }
	| { readonly to: "cancel_wait"; readonly daysAgo: number; readonly reason: string }
	/** With `rooms` 1 of several, the others stay confirmed. */
	| { readonly to: "cancel"; readonly daysAgo: number; readonly reason: string; readonly rooms?: number };

export interface BookingSeed {
	readonly key: string;
	readonly member: string;
	readonly wish: StayWish;
	/** Days from today; null for a voucher, or an order whose date is not set yet. */
	readonly checkIn: number | null;
	readonly nights: number;
	readonly rooms?: number;
	readonly adults?: number;
	readonly childAges?: readonly number[];
	/** Days since the booking. */
	readonly booked: number;
	readonly method: "card" | "naverpay" | "kakaopay" | "tosspay" | "payco" | "eximbay";
	readonly kind?: "voucher" | "lms";
	readonly course: Course;
	readonly coupon?: number;
	readonly cash?: number;
	/** Welfare points in won; 'all' covers the order's whole price. */
	readonly welfare?: number | "all";
	/** An extra charge that was paid. */
	readonly paidExtra?: { readonly amount: number; readonly reason: string };
	readonly confirmNum?: string;
	readonly request?: string;
	readonly review?: { readonly star: number; readonly title: string; readonly content: string };
	readonly hidden?: boolean;
}

export const bookings: readonly BookingSeed[] = [
	// Bronze.
	{
		key: "bronze-wait",
		member: "bronze",
		wish: { own: false, instant: false, kind: "pension" },
		checkIn: 18,
		nights: 2,
		booked: 1.2,
		method: "kakaopay",
		course: { to: "confirm_wait" },
	},
	{
		key: "bronze-confirm",
		member: "bronze",
		wish: { own: true, instant: true, policy: "dayBefore", kind: "hotel", city: "SEOUL" },
		checkIn: 12,
		nights: 1,
		booked: 10,
		method: "card",
		coupon: 1,
		course: { to: "confirm" },
		request: "높은 층으로 부탁드립니다.",
	},
	{
		key: "bronze-addpay",
		member: "bronze",
		wish: { own: true, kind: "poolvilla" },
		checkIn: 25,
		nights: 2,
		adults: 2,
		childAges: [5],
		booked: 14,
		method: "naverpay",
		course: { to: "add_pay", amount: 60_000, reason: "온수 풀 이용 요금" },
	},
	{
		key: "bronze-complete",
		member: "bronze",
		wish: { own: true, instant: true, kind: "hotel", city: "BUSAN" },
		checkIn: -14,
		nights: 2,
		booked: 30,
		method: "card",
		course: { to: "complete" },
	},
	{
		key: "bronze-reviewed",
		member: "bronze",
		wish: { own: true, instant: true, kind: "residence" },
		checkIn: -48,
		nights: 1,
		booked: 60,
		method: "tosspay",
		course: { to: "complete" },
		review: {
			star: 4,
			title: "조용히 쉬기 좋았어요",
			content:
				"방이 넓고 조리대가 있어서 간단히 해 먹기 좋았어요. 창밖이 조금 답답한 것만 빼면 만족합니다. 다음에는 더 높은 층으로 예약해 보려고요.",
		},
	},
	{
		key: "bronze-cancel",
		member: "bronze",
		wish: { own: true, policy: "threeDays" },
		checkIn: -8,
		nights: 1,
		booked: 35,
		method: "card",
		coupon: 4,
		course: { to: "cancel", daysAgo: 22, reason: "일정이 변경되었어요." },
	},
	{
		key: "bronze-noshow",
		member: "bronze",
		wish: { own: true, instant: true, kind: "guesthouse" },
		checkIn: -33,
		nights: 1,
		booked: 41,
		method: "payco",
		course: { to: "noshow" },
		hidden: true,
	},
	// Silver.
	{
		key: "silver-today",
		member: "silver",
		wish: { own: true, instant: true, kind: "hotel" },
		checkIn: 0,
		nights: 1,
		booked: 6,
		method: "card",
		course: { to: "confirm" },
	},
	{
		key: "silver-extra",
		member: "silver",
		wish: { own: true, kind: "resort" },
		checkIn: 40,
		nights: 2,
		adults: 2,
		childAges: [3, 7],
		booked: 20,
		method: "naverpay",
		paidExtra: { amount: 36_000, reason: "아동 조식 추가" },
		course: { to: "confirm" },
	},
	{
		key: "silver-reviewed",
		member: "silver",
		wish: { own: true, kind: "hanok" },
		checkIn: -26,
		nights: 1,
		booked: 45,
		method: "kakaopay",
		cash: 2000,
		course: { to: "complete" },
		review: {
			star: 5,
			title: "마당이 있는 아침",
			content:
				"아침에 마당에 앉아 마신 차 한 잔이 이번 여행에서 가장 좋았습니다. 온돌도 뜨끈하고 이불도 포근했어요. 부모님 모시고 다시 오겠습니다.",
		},
	},
	{
		key: "silver-complete",
		member: "silver",
		wish: { own: true, instant: true, kind: "hotel" },
		checkIn: -70,
		nights: 2,
		booked: 90,
		method: "card",
		course: { to: "complete" },
	},
	{
		key: "silver-penalty",
		member: "silver",
		wish: { own: true, policy: "pension" },
		checkIn: -3,
		nights: 1,
		booked: 30,
		method: "card",
		cash: 1000,
		course: { to: "cancel", daysAgo: 9, reason: "동행이 아파서 취소합니다." },
	},
	// Gold.
	{
		key: "gold-abroad",
		member: "gold",
		wish: { own: false, abroad: true, city: "TOKYO" },
		checkIn: 33,
		nights: 3,
		rooms: 2,
		adults: 4,
		booked: 16,
		method: "eximbay",
		course: { to: "confirm" },
		confirmNum: "TYO-48213",
	},
	{
		key: "gold-paris",
		member: "gold",
		wish: { own: false, abroad: true, city: "PARIS" },
		checkIn: 74,
		nights: 4,
		booked: 3,
		method: "eximbay",
		course: { to: "confirm_wait" },
	},
	{
		key: "gold-undo",
		member: "gold",
		wish: { own: true, policy: "dayBefore", instant: true },
		checkIn: 21,
		nights: 1,
		booked: 8,
		method: "tosspay",
		course: { to: "cancel_request", minutesAgo: 3, reason: "날짜를 다시 정하려고요." },
	},
	{
		key: "gold-cancelling",
		member: "gold",
		wish: { own: false, policy: "abroad" },
		checkIn: 45,
		nights: 2,
		booked: 25,
		method: "card",
		course: { to: "cancel_wait", daysAgo: 1, reason: "여행이 취소되었습니다." },
	},
	{
		key: "gold-partial",
		member: "gold",
		wish: { own: true, kind: "resort", instant: true },
		checkIn: 28,
		nights: 2,
		rooms: 2,
		adults: 4,
		childAges: [6],
		booked: 19,
		method: "card",
		cash: 5000,
		course: { to: "cancel", daysAgo: 5, reason: "한 가족이 못 가게 되었어요.", rooms: 1 },
	},
	{
		key: "gold-jeju",
		member: "gold",
		wish: { own: true, city: "JEJU" },
		checkIn: -18,
		nights: 3,
		booked: 50,
		method: "card",
		course: { to: "complete" },
		review: {
			star: 5,
			title: "제주에 오면 또 여기로",
			content:
				"바다가 보이는 테라스에서 일몰을 보면서 저녁을 먹었어요. 침구가 정말 편하고 직원분들도 친절하셔서 사흘 내내 기분 좋게 지냈습니다.",
		},
	},
	{
		key: "gold-busan",
		member: "gold",
		wish: { own: true, city: "BUSAN" },
		checkIn: -66,
		nights: 2,
		booked: 80,
		method: "naverpay",
		course: { to: "complete" },
	},
	{
		key: "gold-osaka",
		member: "gold",
		wish: { own: false, abroad: true, city: "OSAKA" },
		checkIn: -110,
		nights: 3,
		booked: 140,
		method: "eximbay",
		course: { to: "complete" },
		confirmNum: "OSA-20391",
	},
	{
		key: "gold-unanswered",
		member: "gold",
		wish: { own: false, instant: false, kind: "pension" },
		checkIn: -5,
		nights: 1,
		booked: 7,
		method: "card",
		course: { to: "pending" },
	},
	{
		key: "gold-voucher",
		member: "gold",
		wish: { own: true, kind: "resort" },
		checkIn: null,
		nights: 1,
		booked: 11,
		method: "card",
		kind: "voucher",
		course: { to: "pending" },
	},
	{
		key: "gold-soon",
		member: "gold",
		wish: { own: true, instant: true, city: "SEOUL" },
		checkIn: 5,
		nights: 1,
		booked: 2,
		method: "tosspay",
		cash: 3000,
		course: { to: "confirm" },
	},
	// Others.
	{
		key: "cancel-lms",
		member: "silver-cancel",
		wish: { own: true, kind: "resort" },
		checkIn: null,
		nights: 1,
		booked: 4,
		method: "card",
		kind: "lms",
		course: { to: "pending" },
	},
	{
		key: "cancel-lms-done",
		member: "silver-cancel",
		wish: { own: true, kind: "resort" },
		checkIn: null,
		nights: 1,
		booked: 20,
		method: "card",
		kind: "lms",
		course: { to: "confirm" },
		confirmNum: "AWS-20391",
	},
	{
		key: "cancel-complete",
		member: "silver-cancel",
		wish: { own: true, instant: true },
		checkIn: -20,
		nights: 1,
		booked: 33,
		method: "kakaopay",
		course: { to: "complete" },
	},
	{
		key: "done-complete",
		member: "silver-done",
		wish: { own: true, instant: true, kind: "hotel" },
		checkIn: -150,
		nights: 1,
		booked: 160,
		method: "card",
		course: { to: "complete" },
	},
	{
		key: "upgraded-next",
		member: "upgraded",
		wish: { own: true, instant: true, kind: "hotel", city: "GANGNEUNG" },
		checkIn: 16,
		nights: 2,
		booked: 9,
		method: "card",
		coupon: 6,
		course: { to: "confirm" },
	},
	{
		key: "upgraded-complete",
		member: "upgraded",
		wish: { own: true, kind: "pension" },
		checkIn: -30,
		nights: 1,
		booked: 38,
		method: "payco",
		course: { to: "complete" },
	},
	{
		key: "unpaid-rejected",
		member: "unpaid",
		wish: { own: false, instant: false },
		checkIn: -2,
		nights: 1,
		booked: 16,
		method: "card",
		course: { to: "cancel", daysAgo: 15, reason: "숙소 사정으로 예약이 취소되었습니다." },
	},
	{
		key: "corp-free",
		member: "corp",
		wish: { own: true, instant: true, kind: "hotel" },
		checkIn: 9,
		nights: 1,
		booked: 5,
		method: "card",
		welfare: "all",
		course: { to: "confirm" },
	},
	{
		key: "corp-complete",
		member: "corp",
		wish: { own: true, instant: true },
		checkIn: -37,
		nights: 2,
		booked: 55,
		method: "card",
		welfare: 100_000,
		coupon: 11,
		course: { to: "complete" },
	},
	{
		key: "corp-before",
		member: "corp",
		wish: { own: true, instant: true },
		checkIn: -180,
		nights: 1,
		booked: 200,
		method: "card",
		welfare: 80_000,
		course: { to: "complete" },
	},
	{
		key: "corpgold-complete",
		member: "corp-gold",
		wish: { own: true, instant: true },
		checkIn: -100,
		nights: 1,
		booked: 120,
		method: "naverpay",
		course: { to: "complete" },
	},
	{
		key: "corpgold-next",
		member: "corp-gold",
		wish: { own: true, instant: true, kind: "hotel" },
		checkIn: 50,
		nights: 1,
		booked: 13,
		method: "card",
		welfare: 30_000,
		course: { to: "confirm" },
	},
];
