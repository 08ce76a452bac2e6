import type { StayKind } from "#world/places/Place.ts";
import type { CancelPolicyName } from "./cancelPolicies.ts";

export interface PlanType {
	readonly name: string;
	readonly rateplanType: "STANDARD" | "PACKAGE" | "MEMBER";
	readonly meal: string | null;
	/** Percentage of the room's price, and a surcharge in won per night. */
	readonly price: number;
	readonly extra: number;
	/** Null: the stay's usual policy. */
	readonly cancel: CancelPolicyName | null;
	/** Range of the discount for everybody, in percent; special members get 4 to 9 points more. */
	readonly discountRange: readonly [low: number, high: number];
	readonly discount?:
		| { readonly kind: "GENERAL"; readonly rate: number }
		| { readonly kind: "LONG_NIGHT"; readonly rate: number; readonly minNights: number }
		| { readonly kind: "EARLY_BIRD"; readonly rate: number; readonly minDaysAhead: number }
		| { readonly kind: "TIME_DEAL"; readonly rate: number };
	readonly isHidden?: boolean;
	readonly minNights?: number;
	readonly contain: readonly string[];
	readonly valueAdds: readonly string[];
}

const roomOnly: PlanType = {
	name: "룸 온리",
	rateplanType: "STANDARD",
	meal: null,
	price: 100,
	extra: 0,
	cancel: null,
	discountRange: [3, 10],
	contain: ["객실 이용"],
	valueAdds: [],
};
const breakfast: PlanType = {
	name: "조식 포함",
	rateplanType: "PACKAGE",
	meal: "조식 2인",
	price: 100,
	extra: 34_000,
	cancel: null,
	discountRange: [5, 12],
	contain: ["객실 이용", "조식 뷔페 2인"],
	valueAdds: ["조식 2인"],
};
const noRefund: PlanType = {
	name: "환불 불가 특가",
	rateplanType: "STANDARD",
	meal: null,
	price: 91,
	extra: 0,
	cancel: "none",
	discountRange: [8, 15],
	contain: ["객실 이용"],
	valueAdds: [],
};
const longNight: PlanType = {
	name: "연박 할인",
	rateplanType: "STANDARD",
	meal: null,
	price: 102,
	extra: 0,
	cancel: null,
	discountRange: [3, 8],
	discount: { kind: "LONG_NIGHT", rate: 12, minNights: 2 },
	contain: ["객실 이용", "2박 이상 예약 시 12% 추가 할인"],
	valueAdds: [],
};
const twoNights: PlanType = {
	...longNight,
	name: "2박 이상 전용",
	minNights: 2,
	contain: ["객실 이용", "2박부터 예약 가능, 12% 추가 할인"],
};
const earlyBird: PlanType = {
	name: "얼리버드",
	rateplanType: "STANDARD",
	meal: null,
	price: 100,
	extra: 0,
	cancel: "sevenDays",
	discountRange: [3, 8],
	discount: { kind: "EARLY_BIRD", rate: 15, minDaysAhead: 30 },
	contain: ["객실 이용", "체크인 30일 전 예약 시 15% 추가 할인"],
	valueAdds: [],
};
const timeDeal: PlanType = {
	name: "타임딜",
	rateplanType: "STANDARD",
	meal: null,
	price: 100,
	extra: 0,
	cancel: "threeDays",
	discountRange: [5, 10],
	discount: { kind: "TIME_DEAL", rate: 18 },
	contain: ["객실 이용", "기간 한정 18% 추가 할인"],
	valueAdds: [],
};
const general: PlanType = {
	name: "여유로운 체크아웃",
	rateplanType: "PACKAGE",
	meal: null,
	price: 106,
	extra: 0,
	cancel: null,
	discountRange: [3, 9],
	discount: { kind: "GENERAL", rate: 7 },
	contain: ["객실 이용", "체크아웃 13시까지 연장"],
	valueAdds: ["레이트 체크아웃"],
};
const secret: PlanType = {
	name: "회원 전용 시크릿 특가",
	rateplanType: "MEMBER",
	meal: null,
	price: 98,
	extra: 0,
	cancel: "threeDays",
	discountRange: [14, 20],
	isHidden: true,
	contain: ["객실 이용", "로그인 회원 전용 요금"],
	valueAdds: [],
};
const halfBoard: PlanType = {
	name: "조·석식 포함 (가이세키)",
	rateplanType: "PACKAGE",
	meal: "조식·석식 2인",
	price: 100,
	extra: 126_000,
	cancel: null,
	discountRange: [3, 8],
	contain: ["객실 이용", "가이세키 석식 2인", "일본식 조식 2인"],
	valueAdds: ["조식 2인", "석식 2인"],
};
const barbecue: PlanType = {
	name: "바비큐 패키지",
	rateplanType: "PACKAGE",
	meal: null,
	price: 100,
	extra: 42_000,
	cancel: null,
	discountRange: [2, 7],
	contain: ["객실 이용", "숯·그릴 이용 1회", "바비큐 고기 세트 2인"],
	valueAdds: ["바비큐 세트"],
};
const kidsPackage: PlanType = {
	name: "키즈 패키지",
	rateplanType: "PACKAGE",
	meal: "조식 성인 2인·아동 1인",
	price: 103,
	extra: 58_000,
	cancel: "resort",
	discountRange: [5, 10],
	contain: ["객실 이용", "조식 성인 2인·아동 1인", "키즈룸 2시간", "수영장 이용"],
	valueAdds: ["조식", "키즈룸"],
};

/** The plans that a kind of stay sells: the first exists for every room, the others are drawn at random. */
export const planTypes: Record<StayKind, readonly [PlanType, ...PlanType[]]> = {
	hotel: [roomOnly, breakfast, noRefund, longNight, earlyBird, timeDeal, general, secret],
	residence: [roomOnly, noRefund, longNight, earlyBird, secret, general],
	resort: [roomOnly, breakfast, kidsPackage, noRefund, longNight, earlyBird, timeDeal, secret],
	pension: [roomOnly, barbecue, longNight, earlyBird, secret],
	poolvilla: [roomOnly, barbecue, twoNights, earlyBird, timeDeal],
	hanok: [
		roomOnly,
		{ ...breakfast, name: "한옥 아침상 포함", meal: "아침상 2인", contain: ["객실 이용", "아침상 2인"] },
		longNight,
		earlyBird,
	],
	guesthouse: [
		roomOnly,
		{ ...breakfast, extra: 14_000, meal: "간편 조식 2인", contain: ["객실 이용", "간편 조식 2인"] },
		longNight,
		noRefund,
	],
	ryokan: [
		halfBoard,
		{ ...breakfast, extra: 46_000, meal: "일본식 조식 2인", contain: ["객실 이용", "일본식 조식 2인"] },
		roomOnly,
		earlyBird,
	],
	glamping: [roomOnly, barbecue, longNight, timeDeal],
	villa: [roomOnly, twoNights, earlyBird, barbecue],
};

/** The default cancellation policies of a kind of stay. */
export const usualPolicies: Record<StayKind, readonly CancelPolicyName[]> = {
	hotel: ["dayBefore", "threeDays", "dayBefore", "half"],
	residence: ["threeDays", "sevenDays"],
	resort: ["resort", "threeDays", "sevenDays"],
	pension: ["pension", "pensionPeak"],
	poolvilla: ["pensionPeak", "pension"],
	hanok: ["sevenDays", "pension"],
	guesthouse: ["dayBefore", "threeDays"],
	ryokan: ["abroad", "sevenDays"],
	glamping: ["pension", "resort"],
	villa: ["pensionPeak", "sevenDays"],
};
