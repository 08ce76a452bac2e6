import { josa } from "es-hangul";
import type { Random } from "#world/illustrations/kit/random.ts";
import type { City, StayKind } from "#world/places/Place.ts";
import type { FacilityCode } from "./facilities.ts";

interface Subject {
	readonly name: string;
	readonly kind: StayKind;
	readonly city: City;
	readonly areaName: string;
	readonly facilities: ReadonlySet<FacilityCode>;
	readonly checkIn: string;
	readonly checkOut: string;
	readonly taxPercent: number;
	readonly feePerNight: number;
}

export interface Notice {
	readonly title: string;
	readonly text: string;
}

const openings: Record<StayKind, readonly ((name: string, area: string) => string)[]> = {
	hotel: [
		(name, area) => `${josa(name, "은/는")} ${area} 한가운데에서 조용히 쉬어 갈 수 있는 호텔입니다.`,
		(name, area) => `${area} 어디든 걸어서 닿는 자리에 ${josa(name, "이/가")} 있습니다.`,
		(name, area) =>
			`하루의 끝을 편안하게 마무리할 수 있도록, ${josa(name, "은/는")} ${area} 중심에 담백한 객실을 마련했습니다.`,
	],
	residence: [
		(name, area) =>
			`${josa(name, "은/는")} ${area}에서 내 집처럼 지낼 수 있는 레지던스입니다. 객실마다 조리대와 세탁기가 있습니다.`,
		(name, area) =>
			`긴 여행도 가볍게. ${area}의 ${josa(name, "은/는")} 한 달 살기에도 넉넉한 공간을 갖추었습니다.`,
	],
	resort: [
		(name, area) =>
			`${area}의 풍경을 통째로 품은 ${josa(name, "은/는")} 온 가족이 하루 종일 머물기 좋은 리조트입니다.`,
		(name, area) =>
			`수영장과 산책로, 식당이 한곳에 모여 있는 ${josa(name, "은/는")} ${area}에서 가장 느긋한 하루를 약속합니다.`,
	],
	pension: [
		(name, area) => `${area} 마을 끝자락, ${josa(name, "은/는")} 주인 부부가 직접 짓고 가꾸는 펜션입니다.`,
		(name, area) =>
			`별이 잘 보이는 ${area}의 작은 펜션 ${name}. 객실마다 테라스가 있어 저녁 시간이 길어집니다.`,
	],
	poolvilla: [
		(name, area) =>
			`${josa(name, "은/는")} 객실마다 개별 수영장을 둔 ${area}의 풀빌라입니다. 다른 손님과 마주칠 일이 거의 없습니다.`,
		(name, area) => `온종일 우리끼리만. ${area}에 자리한 ${name}에서는 눈을 뜨면 바로 물속입니다.`,
	],
	hanok: [
		(name, area) =>
			`${josa(name, "은/는")} ${area} 골목 안 오래된 한옥을 고쳐 지은 숙소입니다. 처마 끝 빗소리까지 들립니다.`,
		(name, area) => `${area}의 기와지붕 사이, ${name}에서 마당에 앉아 차 한 잔 마시는 시간을 권합니다.`,
	],
	guesthouse: [
		(name, area) => `${area} 여행자들이 모이는 ${name}. 공용 거실에서 여행 이야기를 나눠 보세요.`,
		(name, area) =>
			`${josa(name, "은/는")} 혼자 여행하기 좋은 ${area}의 게스트하우스입니다. 침대마다 커튼과 콘센트가 있습니다.`,
	],
	ryokan: [
		(name, area) => `${josa(name, "은/는")} ${area}에서 온천과 제철 요리를 차분히 즐기는 료칸입니다.`,
		(name, area) => `물소리를 들으며 잠드는 곳, ${area}의 ${josa(name, "이/가")} 정성껏 모십니다.`,
	],
	glamping: [
		(name, area) =>
			`장비 없이 떠나는 캠핑. ${area} 숲속의 ${josa(name, "은/는")} 냉난방과 개별 화장실을 갖춘 글램핑장입니다.`,
		(name, area) =>
			`${area}에서 가장 가까운 밤하늘, ${josa(name, "은/는")} 텐트마다 화로대가 준비되어 있습니다.`,
	],
	villa: [
		(name, area) => `${josa(name, "은/는")} ${area} 돌담길 안쪽에 있는 독채 숙소입니다. 한 팀만 머무릅니다.`,
		(name, area) => `${area}의 바람이 지나가는 집, ${name}에서 동네 사람처럼 지내 보세요.`,
	],
};

const surroundings: Record<City["season"], readonly string[]> = {
	city: [
		"지하철역과 가까워 이동이 편리하고, 늦은 밤까지 문을 여는 식당이 많습니다.",
		"미술관과 시장, 산책로가 모두 걸어서 15분 안에 있습니다.",
		"주변에 오래된 카페와 서점이 많아 골목을 걷는 재미가 있습니다.",
	],
	beach: [
		"해변까지 걸어서 갈 수 있어 아침 산책에 좋습니다.",
		"객실 창을 열면 파도 소리가 들립니다.",
		"해 질 무렵의 바다를 꼭 보고 가시길 권합니다.",
	],
	mountain: [
		"숲길 산책로가 숙소에서 바로 이어집니다.",
		"가을이면 단풍이 마당까지 내려옵니다.",
		"아침 안개가 걷히는 풍경이 아름다운 곳입니다.",
	],
	ski: [
		"겨울에는 스키장이 가깝고, 여름에는 한낮에도 선선합니다.",
		"눈 내린 숲을 바라보며 쉬기 좋은 자리입니다.",
	],
	tropics: [
		"일 년 내내 따뜻해 언제든 수영을 즐길 수 있습니다.",
		"야자수 그늘 아래에서 느긋한 오후를 보내 보세요.",
		"해변과 야시장이 가까워 저녁 시간이 즐겁습니다.",
	],
};

const closings = [
	"처음 오신 분도 다시 찾게 되는 숙소가 되겠습니다.",
	"머무는 동안 불편한 점이 있으면 언제든 말씀해 주세요.",
	"좋은 쉼이 되시길 바랍니다.",
];

const comforts: readonly (readonly [FacilityCode, string])[] = [
	["POOL", "야외 수영장은 계절에 따라 운영 시간이 달라집니다."],
	["INDOOR_POOL", "실내 수영장은 오전 7시부터 오후 9시까지 이용할 수 있으며 수영모를 착용해야 합니다."],
	["HOT_SPRING", "온천은 오전 6시부터 밤 11시까지 이용할 수 있습니다."],
	["SAUNA", "사우나는 오전 6시에 문을 엽니다."],
	["GYM", "피트니스 센터는 투숙객에게 무료입니다."],
	["BBQ", "바비큐는 오후 5시부터 9시까지 이용할 수 있고 숯은 현장에서 신청합니다."],
	["KIDS_ROOM", "키즈룸은 보호자와 함께 이용해 주세요."],
	["RESTAURANT", "레스토랑은 예약제로 운영합니다."],
	["LAUNDRY", "세탁실은 24시간 열려 있으며 세제를 비치해 두었습니다."],
	["SHUTTLE", "셔틀버스는 하루 네 번 운행하며 하루 전까지 신청해 주세요."],
];

/** Returns the notices on a stay's page. */
export function noticesOf(subject: Subject, random: Random): Notice[] {
	const { name, kind, city, areaName, facilities: has } = subject;
	const intro = [
		random.pick(openings[kind])(name, areaName),
		random.pick(surroundings[city.season]),
		random.pick(closings),
	].join(" ");
	const offered = comforts.filter(([code]) => has.has(code)).map(([, text]) => text);
	const notices: Notice[] = [
		{ title: "숙소 소개", text: intro },
		{
			title: "체크인·체크아웃",
			text: `체크인 ${subject.checkIn}부터, 체크아웃 ${subject.checkOut}까지입니다. ${has.has("FRONT_24H") ? "프런트는 24시간 열려 있습니다." : "밤 10시 이후에 도착하시면 미리 연락해 주세요."}`,
		},
	];
	if (offered.length > 0) notices.push({ title: "부대시설", text: offered.join(" ") });
	notices.push({
		title: "주차",
		text: has.has("PARKING")
			? random.pick([
					"객실당 1대까지 무료로 주차할 수 있습니다.",
					"주차는 선착순이며 만차 시 인근 공영주차장을 안내해 드립니다.",
					"투숙객은 하루 5,000원에 주차할 수 있습니다.",
				])
			: "전용 주차장이 없습니다. 대중교통 이용을 권합니다.",
	});
	if (subject.feePerNight > 0) {
		notices.push({
			title: "현장 결제 요금",
			text: `객실당 1박에 약 ${subject.feePerNight.toLocaleString("ko-KR")}원의 숙박세 또는 시설 이용료를 현지에서 결제합니다. 예약 금액에는 포함되어 있지 않습니다.`,
		});
	}
	notices.push({
		title: "유의 사항",
		text: [
			"객실은 모두 금연입니다.",
			has.has("PET")
				? "반려동물은 10kg 이하 1마리까지 함께할 수 있으며 현장에서 청소비가 추가됩니다."
				: "반려동물은 함께 입실할 수 없습니다.",
			"미성년자는 보호자와 함께 투숙해야 합니다.",
			city.nation === "KR"
				? "최대 인원을 넘으면 입실이 제한될 수 있습니다."
				: "체크인할 때 여권과 보증금용 신용카드가 필요합니다.",
		].join(" "),
	});
	return notices;
}

const tagPool: readonly (readonly [FacilityCode, string])[] = [
	["OCEAN_VIEW", "오션뷰"],
	["MOUNTAIN_VIEW", "숲속"],
	["POOL", "수영장"],
	["INDOOR_POOL", "실내 수영장"],
	["HOT_SPRING", "온천"],
	["PET", "반려동물 동반"],
	["KIDS_ROOM", "아이와 함께"],
	["BBQ", "바비큐"],
	["JACUZZI", "객실 스파"],
	["BREAKFAST", "조식 맛집"],
	["EV_CHARGER", "전기차 충전"],
];

/** Returns a card's short labels, at most three. */
export function tagsOf(has: ReadonlySet<FacilityCode>, isNew: boolean, random: Random): string[] {
	const found = tagPool.filter(([code]) => has.has(code)).map(([, label]) => label);
	const chosen = found.filter(() => random.chance(0.6)).slice(0, isNew ? 2 : 3);
	return isNew ? ["신규 오픈", ...chosen] : chosen;
}
