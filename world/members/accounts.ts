import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import type { MembershipPlan, SubscriptionState } from "#domain/membership/Subscription.ts";

/** The password of every demo account. */
export const demoPassword = "Awesome1!";

export interface SubscriptionSeed {
	readonly plan: MembershipPlan;
	readonly startedDaysAgo: number;
	readonly state: SubscriptionState;
	/** Days since the cancellation was requested, and since the subscription ended. */
	readonly askedDaysAgo?: number;
	readonly endedDaysAgo?: number;
}

export interface InquirySeed {
	/** A code of group 105. */
	readonly type: number;
	readonly title: string;
	readonly contents: string;
	readonly daysAgo: number;
	readonly answer?: string;
	/** Key of the booking it is about. */
	readonly booking?: string;
}

export interface Account {
	/** Local part of the e-mail; bookings refer to it. */
	readonly key: string;
	/** What the account demonstrates, as printed at start-up. */
	readonly about: string;
	readonly name: string;
	readonly phone: string;
	readonly type: MemberType;
	readonly grade: MemberGrade;
	readonly joinedDaysAgo: number;
	readonly corp?: { readonly code: string; readonly dept: string; readonly daysAgo: number };
	readonly international?: { readonly first: string; readonly last: string; readonly phone: string };
	readonly subscriptions?: readonly SubscriptionSeed[];
	/** [campaign, days since it was taken]. Those taken before a subscription are gone. */
	readonly coupons?: readonly (readonly [campaign: number, daysAgo: number])[];
	/** Grants: [title, won, days ago, days until expiry (negative: expired)]. */
	readonly cash?: readonly (readonly [title: string, won: number, daysAgo: number, endsIn: number])[];
	readonly welfare?: readonly (readonly [title: string, won: number, daysAgo: number, endsIn: number])[];
	/** Number of stays on the wish list. */
	readonly wishes?: number;
	readonly inquiries?: readonly InquirySeed[];
	/** Advance notices applied for. */
	readonly alarms?: readonly number[];
}

export const accounts: readonly Account[] = [
	{
		key: "bronze",
		about: "브론즈, 쿠폰·추가 결제·취소·노쇼까지 두루",
		name: "김하늘",
		phone: "01000000001",
		type: "N",
		grade: "Bronze",
		joinedDaysAgo: 160,
		coupons: [
			[1, 60],
			[2, 20],
			[3, 12],
			[4, 30],
			[5, 6],
			[6, 80],
			[8, 60],
			[9, 1],
		],
		wishes: 6,
		alarms: [1, 3],
		inquiries: [
			{
				type: 1,
				title: "늦은 체크인이 가능한가요?",
				contents: "밤 11시쯤 도착할 것 같은데 늦게 들어가도 괜찮을까요? 프런트가 닫혀 있을까 봐 걱정됩니다.",
				daysAgo: 9,
				answer:
					"안녕하세요. 숙소에 확인해 보니 밤 12시까지 체크인하실 수 있습니다. 도착 30분 전에 숙소로 전화 주시면 안내해 드립니다.",
				booking: "bronze-confirm",
			},
			{
				type: 4,
				title: "쿠폰이 적용되지 않아요",
				contents: "해외 숙소에 국내 쿠폰을 쓰려고 하니 목록에 나오지 않습니다. 왜 그런지 궁금합니다.",
				daysAgo: 1,
			},
		],
	},
	{
		key: "silver",
		about: "실버 이용 중, 오늘 체크인",
		name: "이서준",
		phone: "01000000002",
		type: "N",
		grade: "Silver",
		joinedDaysAgo: 240,
		subscriptions: [{ plan: "Silver", startedDaysAgo: 131, state: "USE" }],
		coupons: [
			[1, 150],
			[4, 25],
		],
		cash: [["신규 가입 축하 적립", 3000, 240, 125]],
		wishes: 4,
		inquiries: [
			{
				type: 5,
				title: "실버에서 골드로 바꾸면 남은 기간은 어떻게 되나요?",
				contents: "실버를 쓰고 있는데 골드로 업그레이드하면 이번 달에 남은 기간이 환불되는지 알고 싶습니다.",
				daysAgo: 15,
				answer:
					"안녕하세요. 골드는 결제 즉시 시작되며 실버의 남은 기간은 환불되지 않습니다. 다음 실버 결제일 직전에 바꾸시면 가장 좋습니다.",
			},
		],
	},
	{
		key: "gold",
		about: "골드 이용 중, 해외·부분 취소·취소 요청 중 예약",
		name: "박지우",
		phone: "01000000003",
		type: "N",
		grade: "Gold",
		joinedDaysAgo: 410,
		international: { first: "JIWOO", last: "PARK", phone: "1000000003" },
		subscriptions: [{ plan: "Gold", startedDaysAgo: 152, state: "USE" }],
		coupons: [
			[1, 200],
			[4, 10],
			[6, 40],
		],
		cash: [
			["신규 가입 축하 적립", 3000, 410, -45],
			["후기 이벤트 당첨", 10_000, 95, 270],
			["친구 추천 적립", 5000, 33, 332],
		],
		wishes: 9,
		alarms: [1, 2, 4],
		inquiries: [
			{
				type: 3,
				title: "환불이 언제 되나요?",
				contents: "두 객실 중 하나를 취소했는데 환불이 아직 보이지 않습니다. 언제쯤 처리되는지 알려 주세요.",
				daysAgo: 4,
				answer:
					"안녕하세요. 취소하신 객실의 환불은 완료되었으며 카드사에 따라 영업일 기준 3~5일 뒤에 확인하실 수 있습니다.",
				booking: "gold-partial",
			},
		],
	},
	{
		key: "gold-new",
		about: "골드 3일째, 청약철회 가능",
		name: "최예린",
		phone: "01000000004",
		type: "N",
		grade: "Gold",
		joinedDaysAgo: 21,
		subscriptions: [{ plan: "Gold", startedDaysAgo: 3, state: "USE" }],
		coupons: [
			[1, 21],
			[31, 20],
			[32, 20],
			[33, 20],
		],
		wishes: 3,
	},
	{
		key: "silver-cancel",
		about: "실버 해지 예약, 문자 링크 예약",
		name: "정도윤",
		phone: "01000000005",
		type: "N",
		grade: "Silver",
		joinedDaysAgo: 100,
		subscriptions: [{ plan: "Silver", startedDaysAgo: 71, state: "CANCEL_REQUEST", askedDaysAgo: 6 }],
		cash: [["신규 가입 축하 적립", 3000, 100, 265]],
		wishes: 2,
	},
	{
		key: "silver-done",
		about: "실버 해지 완료, 브론즈",
		name: "강민서",
		phone: "01000000006",
		type: "N",
		grade: "Bronze",
		joinedDaysAgo: 300,
		subscriptions: [
			{ plan: "Silver", startedDaysAgo: 200, state: "CANCEL", askedDaysAgo: 120, endedDaysAgo: 109 },
		],
		coupons: [
			[1, 40],
			[4, 20],
		],
		wishes: 1,
	},
	{
		key: "upgraded",
		about: "실버에서 골드로 업그레이드",
		name: "조현우",
		phone: "01000000007",
		type: "N",
		grade: "Gold",
		joinedDaysAgo: 190,
		subscriptions: [
			{ plan: "Silver", startedDaysAgo: 125, state: "CANCEL_UPGRADE", endedDaysAgo: 40 },
			{ plan: "Gold", startedDaysAgo: 40, state: "USE" },
		],
		cash: [["신규 가입 축하 적립", 3000, 190, 175]],
		coupons: [[6, 20]],
		wishes: 2,
	},
	{
		key: "unpaid",
		about: "결제 실패로 실버가 끝난 브론즈",
		name: "윤소율",
		phone: "01000000008",
		type: "N",
		grade: "Bronze",
		joinedDaysAgo: 220,
		subscriptions: [{ plan: "Silver", startedDaysAgo: 113, state: "CANCEL_PAYMENT", endedDaysAgo: 19 }],
		coupons: [[2, 10]],
		wishes: 1,
		inquiries: [
			{
				type: 5,
				title: "멤버십이 갑자기 끝났어요",
				contents: "카드를 재발급받은 뒤로 결제가 안 되더니 멤버십이 끝났습니다. 다시 가입할 방법이 있나요?",
				daysAgo: 17,
				answer:
					"안녕하세요. 실버는 1인당 1회만 가입할 수 있어 다시 가입하실 수 없습니다. 골드는 언제든 가입하실 수 있습니다.",
			},
		],
	},
	{
		key: "withdrawn-gold",
		about: "골드 청약철회",
		name: "장은채",
		phone: "01000000009",
		type: "N",
		grade: "Bronze",
		joinedDaysAgo: 90,
		subscriptions: [{ plan: "Gold", startedDaysAgo: 62, state: "WITHDRAW", endedDaysAgo: 58 }],
		coupons: [
			[1, 30],
			[2, 8],
		],
	},
	{
		key: "corp",
		about: "기업 회원, 복지포인트",
		name: "한지민",
		phone: "01000000010",
		type: "C",
		grade: "Bronze",
		joinedDaysAgo: 280,
		corp: { code: "HANBIT2026", dept: "인사팀", daysAgo: 270 },
		coupons: [
			[11, 100],
			[4, 15],
		],
		welfare: [
			["상반기 복지포인트 지급", 300_000, 265, -30],
			["하반기 복지포인트 지급", 400_000, 140, 100],
			["장기근속 축하 포인트", 50_000, 25, 340],
		],
		wishes: 3,
		inquiries: [
			{
				type: 4,
				title: "복지포인트 유효 기간 문의",
				contents: "하반기에 받은 복지포인트를 언제까지 쓸 수 있는지 알고 싶습니다.",
				daysAgo: 40,
				answer: "안녕하세요. 하반기 복지포인트는 복지포인트 내역에 적힌 만료일까지 쓸 수 있습니다.",
			},
		],
	},
	{
		key: "corp-gold",
		about: "기업 회원이면서 골드 이용 중",
		name: "오다인",
		phone: "01000000011",
		type: "C",
		grade: "Gold",
		joinedDaysAgo: 330,
		corp: { code: "NURISOFT01", dept: "플랫폼개발실", daysAgo: 60 },
		subscriptions: [{ plan: "Gold", startedDaysAgo: 205, state: "USE" }],
		coupons: [[12, 50]],
		cash: [["신규 가입 축하 적립", 3000, 330, 35]],
		welfare: [["입사 축하 포인트", 100_000, 55, 310]],
		wishes: 2,
	},
	{
		key: "new",
		about: "이름 없는 새 회원",
		name: "",
		phone: "01000000012",
		type: "N",
		grade: "Bronze",
		joinedDaysAgo: 0,
	},
];

export const emailOf = ({ key }: Pick<Account, "key">): string => `${key}@example.com`;
