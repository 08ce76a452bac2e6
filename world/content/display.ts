import type { Topic } from "./topicPictures.ts";
/** An event, as shown on the main page and the event pages; days are relative to today. */

export interface EventSeed {
	readonly id: number;
	readonly title: string;
	readonly subtitle: string;
	readonly topic: Topic;
	readonly html: string;
	readonly discountRate: number;
	readonly secret?: string;
	readonly coupon?: number;
	readonly sale: readonly [from: number, to: number];
	readonly stay: readonly [from: number, to: number];
	/** The participating stays: by city or by facility, and how many. */
	readonly cities?: readonly string[];
	readonly facility?: "HOT_SPRING" | "POOL" | "OCEAN_VIEW";
	readonly count: number;
}

export const events: readonly EventSeed[] = [
	{
		id: 1,
		title: "겨울 온천 기획전",
		subtitle: "뜨끈한 물에 몸을 담그는 시간",
		topic: "spa",
		html: "<p>온천과 사우나가 있는 숙소를 최대 12% 더 저렴하게 만나 보세요.</p>",
		discountRate: 12,
		coupon: 9,
		sale: [-3, 30],
		stay: [0, 100],
		facility: "HOT_SPRING",
		count: 8,
	},
	{
		id: 2,
		title: "제주, 한 달 먼저",
		subtitle: "미리 예약하면 더 저렴한 제주",
		topic: "jeju",
		html: "<p>제주 숙소를 미리 예약하고 최대 10% 추가 할인을 받으세요.</p>",
		discountRate: 10,
		coupon: 5,
		sale: [-10, 40],
		stay: [14, 150],
		cities: ["JEJU"],
		count: 10,
	},
	{
		id: 3,
		title: "비밀의 밤 특가",
		subtitle: "초대받은 분만 볼 수 있어요",
		topic: "secret",
		html: "<p>초대장을 받은 분께만 열리는 특가예요.</p>",
		discountRate: 18,
		secret: "starlight",
		sale: [-5, 20],
		stay: [0, 60],
		cities: ["SEOUL", "BUSAN"],
		count: 6,
	},
	{
		id: 4,
		title: "동남아 겨울 휴가",
		subtitle: "따뜻한 바다로 떠나는 겨울",
		topic: "tropics",
		html: "<p>다낭, 나트랑, 방콕의 리조트를 특별한 요금으로 준비했어요.</p>",
		discountRate: 8,
		sale: [-7, 45],
		stay: [7, 120],
		cities: ["DANANG", "NHATRANG", "BANGKOK", "PHUKET"],
		count: 10,
	},
	{
		id: 5,
		title: "봄맞이 사전 예약",
		subtitle: "곧 열려요",
		topic: "spring",
		html: "<p>벚꽃 철 숙소를 가장 먼저 예약하세요. 알림을 신청하면 열리는 날 알려 드려요.</p>",
		discountRate: 15,
		sale: [14, 60],
		stay: [90, 170],
		cities: ["GYEONGJU", "JEJU", "SEOUL"],
		count: 8,
	},
	{
		id: 6,
		title: "가을 단풍 특가",
		subtitle: "지난 기획전이에요",
		topic: "autumn",
		html: "<p>단풍 명소 숙소 기획전이 끝났어요. 다음 기획전에서 만나요.</p>",
		discountRate: 10,
		sale: [-70, -20],
		stay: [-60, -10],
		cities: ["GYEONGJU", "PYEONGCHANG", "DANYANG"],
		count: 6,
	},
];

export interface BannerSeed {
	readonly title: string;
	readonly subtitle: string;
	readonly topic: Topic;
	readonly link: string;
	readonly days: readonly [from: number, to: number];
}

export const banners: readonly BannerSeed[] = [
	{
		title: "겨울 온천 기획전",
		subtitle: "최대 12% 추가 할인",
		topic: "spa",
		link: "/events/1",
		days: [-3, 30],
	},
	{
		title: "제주, 한 달 먼저",
		subtitle: "미리 예약하면 최대 10% 더",
		topic: "jeju",
		link: "/events/2",
		days: [-10, 40],
	},
	{
		title: "어썸 골드 연 19,000원",
		subtitle: "모든 숙소를 회원가로, 숙박 후 캐시백",
		topic: "membership",
		link: "/membership/awesome/subscribe",
		days: [-100, 365],
	},
	{
		title: "동남아 겨울 휴가",
		subtitle: "따뜻한 바다로",
		topic: "tropics",
		link: "/events/4",
		days: [-7, 45],
	},
	{
		title: "한옥에서 보내는 밤",
		subtitle: "기와지붕 아래 하룻밤",
		topic: "hanok",
		link: "/theme/2",
		days: [-30, 120],
	},
	{
		title: "봄맞이 사전 예약 알림",
		subtitle: "열리는 날 가장 먼저 알려 드려요",
		topic: "spring",
		link: "/advance-notice",
		days: [-2, 14],
	},
	{
		title: "가을 단풍 특가",
		subtitle: "종료된 기획전",
		topic: "autumn",
		link: "/events/6",
		days: [-70, -20],
	},
];

export interface AlarmSeed {
	readonly id: number;
	readonly kind: "alarm" | "eventGiveaway";
	readonly title: string;
	readonly topic: Topic;
	readonly opensIn: number;
	readonly event?: number;
	readonly pack?: string;
}

export const alarms: readonly AlarmSeed[] = [
	{ id: 1, kind: "alarm", title: "봄맞이 사전 예약 오픈 알림", topic: "spring", opensIn: 14, event: 5 },
	{ id: 2, kind: "alarm", title: "설 연휴 쿠폰팩 오픈 알림", topic: "seollal", opensIn: 9, pack: "SEOLLAL" },
	{ id: 3, kind: "eventGiveaway", title: "겨울 온천 숙박권 응모", topic: "spa", opensIn: 20, event: 1 },
	{ id: 4, kind: "eventGiveaway", title: "제주 2박 3일 여행 응모", topic: "jeju", opensIn: 30, event: 2 },
	{ id: 5, kind: "alarm", title: "라이브 방송 특가 알림", topic: "live", opensIn: 3, event: 1 },
];

/** [displayed name, city code, area name]. */
export const mainPlaces: readonly (readonly [name: string, city: string, area?: string])[] = [
	["서울", "SEOUL"],
	["제주", "JEJU"],
	["부산", "BUSAN"],
	["강릉", "GANGNEUNG"],
	["속초·양양", "SOKCHO"],
	["여수", "YEOSU"],
	["경주", "GYEONGJU"],
	["전주", "JEONJU"],
	["가평", "GAPYEONG"],
	["도쿄", "TOKYO"],
	["오사카", "OSAKA"],
	["다낭", "DANANG"],
	["인천·강화", "INCHEON"],
	["평창", "PYEONGCHANG"],
	["통영·거제", "TONGYEONG"],
	["남해", "NAMHAE"],
	["단양", "DANYANG"],
	["태안", "TAEAN"],
	["해운대·송정", "BUSAN", "해운대·송정"],
	["애월·협재", "JEJU", "애월·협재"],
	["황리단길", "GYEONGJU", "황리단길·대릉원"],
	["교토", "KYOTO"],
	["후쿠오카", "FUKUOKA"],
	["삿포로", "SAPPORO"],
	["오키나와", "OKINAWA"],
	["방콕", "BANGKOK"],
	["푸껫", "PHUKET"],
	["나트랑", "NHATRANG"],
	["타이베이", "TAIPEI"],
	["싱가포르", "SINGAPORE"],
	["호놀룰루", "HONOLULU"],
	["파리", "PARIS"],
	["런던", "LONDON"],
	["뉴욕", "NEWYORK"],
];

/** Code group 105 (DEC-151), in order. */
export const inquiryTypes = [
	"예약 문의",
	"결제 문의",
	"취소·환불 문의",
	"쿠폰·포인트 문의",
	"멤버십 문의",
	"회원 정보 문의",
	"기타 문의",
] as const;
