/** Companies of the benefit mall. */
export const corporations: readonly (readonly [code: string, name: string, valid: boolean])[] = [
	["HANBIT2026", "한빛상사", true],
	["NURISOFT01", "누리소프트", true],
	["SOLGARAM77", "솔가람건설", true],
	["OLDCORP99", "옛날물산", false],
];

export interface CouponSeed {
	/** Id of the campaign, which others refer to. */
	readonly id: number;
	readonly type: "NORMAL" | "CORPORATION" | "LIVE" | "PACK";
	readonly title: string;
	readonly corp?: string;
	readonly grip?: number;
	readonly pack?: string;
	readonly kind: "AMOUNT" | "PERCENT";
	readonly discount: number;
	readonly maxDiscount?: number;
	readonly minPrice: number;
	readonly overlap?: boolean;
	readonly external?: boolean;
	readonly nation?: string;
	/** Restricts the coupon to stays in a city, or abroad. */
	readonly city?: string;
	readonly abroad?: true;
	readonly set?: number;
	readonly total?: number;
	/** Number already issued to others. */
	readonly issued?: number;
	/** Issue period in days from today. */
	readonly issue: readonly [from: number, to: number];
	/** Validity of a copy in days from its issue, or the day from today on which all expire. */
	readonly validDays?: number;
	readonly endsIn?: number;
}

export const coupons: readonly CouponSeed[] = [
	{
		id: 1,
		type: "NORMAL",
		title: "첫 예약 1만원 할인",
		kind: "AMOUNT",
		discount: 10_000,
		minPrice: 80_000,
		issue: [-200, 365],
		validDays: 90,
		external: true,
	},
	{
		id: 2,
		type: "NORMAL",
		title: "국내 숙소 7% 할인",
		kind: "PERCENT",
		discount: 7,
		maxDiscount: 20_000,
		minPrice: 50_000,
		nation: "KR",
		issue: [-60, 60],
		endsIn: 75,
	},
	{
		id: 3,
		type: "NORMAL",
		title: "해외 숙소 8% 할인",
		kind: "PERCENT",
		discount: 8,
		maxDiscount: 50_000,
		minPrice: 150_000,
		abroad: true,
		external: true,
		issue: [-60, 90],
		endsIn: 120,
	},
	{
		id: 4,
		type: "NORMAL",
		title: "중복 가능 3천원 할인",
		kind: "AMOUNT",
		discount: 3000,
		minPrice: 30_000,
		overlap: true,
		external: true,
		issue: [-90, 120],
		endsIn: 150,
	},
	{
		id: 5,
		type: "NORMAL",
		title: "제주 숙소 1만 5천원 할인",
		kind: "AMOUNT",
		discount: 15_000,
		minPrice: 150_000,
		city: "JEJU",
		issue: [-30, 45],
		endsIn: 60,
		total: 500,
		issued: 311,
	},
	{
		id: 6,
		type: "NORMAL",
		title: "생일 축하 7천원 할인",
		kind: "AMOUNT",
		discount: 7000,
		minPrice: 70_000,
		set: 2,
		issue: [-365, 365],
		validDays: 60,
	},
	{
		id: 7,
		type: "NORMAL",
		title: "선착순 2만원 할인 (마감)",
		kind: "AMOUNT",
		discount: 20_000,
		minPrice: 100_000,
		total: 200,
		issued: 200,
		issue: [-20, 20],
		endsIn: 40,
	},
	{
		id: 8,
		type: "NORMAL",
		title: "가을 여행 5천원 할인 (종료)",
		kind: "AMOUNT",
		discount: 5000,
		minPrice: 50_000,
		issue: [-120, -40],
		endsIn: -10,
	},
	{
		id: 9,
		type: "NORMAL",
		title: "겨울 온천 1만원 할인",
		kind: "AMOUNT",
		discount: 10_000,
		minPrice: 120_000,
		issue: [-3, 30],
		endsIn: 90,
		external: true,
	},
	{
		id: 11,
		type: "CORPORATION",
		title: "한빛상사 임직원 10% 할인",
		corp: "HANBIT2026",
		kind: "PERCENT",
		discount: 10,
		maxDiscount: 40_000,
		minPrice: 0,
		issue: [-300, 300],
		validDays: 180,
		external: true,
	},
	{
		id: 12,
		type: "CORPORATION",
		title: "누리소프트 임직원 1만 2천원 할인",
		corp: "NURISOFT01",
		kind: "AMOUNT",
		discount: 12_000,
		minPrice: 60_000,
		issue: [-300, 300],
		validDays: 180,
	},
	{
		id: 13,
		type: "CORPORATION",
		title: "솔가람건설 임직원 8% 할인",
		corp: "SOLGARAM77",
		kind: "PERCENT",
		discount: 8,
		maxDiscount: 30_000,
		minPrice: 0,
		issue: [-300, 300],
		validDays: 180,
	},
	{
		id: 21,
		type: "LIVE",
		title: "라이브 방송 한정 2만원 할인",
		grip: 501,
		kind: "AMOUNT",
		discount: 20_000,
		minPrice: 150_000,
		total: 100,
		issued: 64,
		issue: [-1, 7],
		endsIn: 30,
	},
	{
		id: 22,
		type: "LIVE",
		title: "라이브 방송 다시보기 5천원 할인",
		grip: 502,
		kind: "AMOUNT",
		discount: 5000,
		minPrice: 50_000,
		issue: [-10, 20],
		endsIn: 30,
	},
	{
		id: 31,
		type: "PACK",
		title: "웰컴팩 5천원 할인",
		pack: "WELCOME3",
		kind: "AMOUNT",
		discount: 5000,
		minPrice: 50_000,
		issue: [-200, 365],
		validDays: 30,
		overlap: true,
	},
	{
		id: 32,
		type: "PACK",
		title: "웰컴팩 7천원 할인",
		pack: "WELCOME3",
		kind: "AMOUNT",
		discount: 7000,
		minPrice: 90_000,
		issue: [-200, 365],
		validDays: 30,
	},
	{
		id: 33,
		type: "PACK",
		title: "웰컴팩 5% 할인",
		pack: "WELCOME3",
		kind: "PERCENT",
		discount: 5,
		maxDiscount: 15_000,
		minPrice: 50_000,
		issue: [-200, 365],
		validDays: 60,
	},
	{
		id: 34,
		type: "PACK",
		title: "설 연휴팩 1만원 할인",
		pack: "SEOLLAL",
		kind: "AMOUNT",
		discount: 10_000,
		minPrice: 120_000,
		issue: [-10, 120],
		validDays: 60,
	},
	{
		id: 35,
		type: "PACK",
		title: "설 연휴팩 해외 6% 할인",
		pack: "SEOLLAL",
		kind: "PERCENT",
		discount: 6,
		maxDiscount: 30_000,
		minPrice: 150_000,
		abroad: true,
		issue: [-10, 120],
		validDays: 60,
		external: true,
	},
];
