import { type ReviewScore, reviewScores } from "#domain/review/reviewScore.ts";
import { gradeRange } from "./gradeRange.ts";
import { spellings, type Term, type Wish, type WishMeaning } from "./Term.ts";

type Row = readonly [label: string, words: string];

const term = (weight: number, meaning: WishMeaning, label: string, words: string): Term => ({
	id: `${meaning.kind}:${label}`,
	label,
	meaning,
	weight,
	spellings: spellings(`${label.replaceAll(" ", "")} ${words}`),
});

const wish = (part: Partial<Wish>): Wish => ({ kinds: [], facilities: [], rooms: [], ...part });

/** Kinds of stay, commonest first. The label is the kind's name in the catalogue unless a list of names is given. */
const kindRows: readonly (readonly [...Row, kinds?: readonly string[]])[] = [
	[
		"호텔",
		"hotel hotels ホテル 酒店 饭店 飯店 비즈니스호텔 부티크호텔 부띠크호텔 부띠끄호텔 관광호텔 시티호텔 비즈니스텔",
	],
	["펜션", "pension pensions ペンション 팬션"],
	[
		"풀빌라",
		"poolvilla poolvillas 개인풀 개별풀 개별수영장 개인수영장 전용수영장 프라이빗수영장 프라이빗풀 단독풀",
	],
	["리조트", "resort resorts リゾート 度假村 콘도 콘도미니엄 condo"],
	["한옥", "hanok 韓屋 韩屋 한옥스테이 한옥숙소 한옥체험 고택 기와집"],
	[
		"게스트하우스",
		"guesthouse guesthouses ゲストハウス 民宿 게하 호스텔 유스호스텔 hostel hostels 도미토리 백패커스",
	],
	["글램핑", "glamping 글램핑장 캠핑 캠핑장 오토캠핑 오토캠핑장 차박 camping 감성캠핑"],
	["료칸", "ryokan 旅館 旅馆 여관료칸"],
	[
		"레지던스",
		"residence residences 서비스드레지던스 아파트호텔 오피스텔 생활형숙박시설 아파트 아파트먼트 apartment apartments",
	],
	[
		"독채",
		"독채숙소 독채빌라 단독주택 단독채 villa villas 빌라 집한채 privatehouse",
		["독채 빌라", "풀빌라"],
	],
	["모텔", "motel motels 무인텔 무인모텔 러브호텔", ["모텔"]],
	["카라반", "caravan 캠핑카", ["카라반"]],
	["민박", "farmstay 농가민박", ["민박", "펜션", "게스트하우스"]],
	["여관", "여인숙", ["모텔"]],
];

const ordinals = ["", "일", "이", "삼", "사", "오"] as const;
const english = ["", "one", "two", "three", "four", "five"] as const;
const people = ["", "한", "두", "세", "네", "다섯"] as const;
const gradeStars = [1, 2, 3, 4, 5] as const;

const gradeTerm = (stars: (typeof gradeStars)[number]): Term =>
	term(
		900,
		{ kind: "grade", stars: [stars] },
		`${stars}성급`,
		`${stars}성 ${ordinals[stars]}성급 ${stars > 3 ? `${ordinals[stars]}성` : ""} ${stars}스타 별${stars}개 별${people[stars]}개 ${stars}star ${stars}stars ${english[stars]}star ${stars}등급`,
	);

const gradesFrom = (least: (typeof gradeStars)[number], words = ""): Term =>
	term(
		877 + least,
		{ kind: "grade", stars: gradeStars.filter((stars) => stars >= least) },
		`${least}성급 이상`,
		`${least}성이상 ${ordinals[least]}성급이상 최소${least}성급 최소${least}성 적어도${least}성급 ${least}성급부터 ${least}스타이상 별${least}개이상 별${people[least]}개이상 atleast${least}star atleast${least}stars ${least < 5 ? gradeRange(least, 5) : ""} ${words}`,
	);
const gradesTo = (most: 1 | 2 | 3 | 4): Term =>
	term(
		875,
		{ kind: "grade", stars: gradeStars.filter((stars) => stars <= most) },
		`${most}성급 이하`,
		`${most}성이하 ${ordinals[most]}성급이하 최대${most}성급 ${most + 1}성급미만 ${most + 1}성미만 ${ordinals[most + 1]}성급미만`,
	);

const facilityRows: readonly (readonly [...Row, codes: readonly string[]])[] = [
	[
		"수영장",
		"수영 수영할 수영할수있는 수영하기 수영하는 수영하고 수영가능한 풀장 물놀이 인피니티풀 온수풀 미온수풀 미온수 온수 pool swimmingpool swimming プール 泳池 游泳池",
		["POOL", "INDOOR_POOL", "KIDS_POOL"],
	],
	["야외 수영장", "야외풀 루프탑풀 outdoorpool", ["POOL"]],
	["실내 수영장", "실내풀 실내온수풀 indoorpool", ["INDOOR_POOL"]],
	["키즈 풀", "키즈풀장 유아풀 어린이수영장 어린이풀 kidspool", ["KIDS_POOL"]],
	["온천", "온천욕 温泉 溫泉 노천탕 노천온천 온천탕 온천수 hotspring hotsprings onsen", ["HOT_SPRING"]],
	["스파", "spa", ["JACUZZI", "HOT_SPRING", "SAUNA"]],
	["객실 스파", "개별스파 제트스파 월풀 자쿠지 욕조 반신욕 jacuzzi hottub bathtub", ["JACUZZI"]],
	["사우나", "찜질방 대욕장 목욕탕 sauna", ["SAUNA"]],
	["주차", "주차장 무료주차 주차무료 발렛 발레파킹 parking freeparking carpark", ["PARKING"]],
	[
		"반려동물 동반",
		"반려동물 반려견 반려견동반 애견 애견동반 애완견 애완동물 강아지 강아지동반 멍멍이 댕댕이 대형견 중형견 소형견 강쥐 개동반 개랑 개와 개데려갈수있는 개한마리 개두마리 개출입 고양이 고양이랑 냥이 반려묘 펫 펫존 펫동반 펫프렌들리 펫캉스 개데리고 pet pets petfriendly dog dogs dogfriendly",
		["PET"],
	],
	[
		"키즈",
		"아이 아이들 애들 어린이 아기 애기 유아 영유아 신생아 갓난아기 키즈룸 키즈카페 놀이방 아이동반 아이와함께 키캉스 키즈캉스 kids kid child children baby",
		["KIDS_ROOM", "KIDS_POOL"],
	],
	[
		"바비큐",
		"바베큐 바베큐장 바비큐장 비비큐 개별바베큐 개별바비큐 bbq barbecue 숯불 그릴 고기굽는 고기구워먹는 불멍",
		["BBQ"],
	],
	["헬스장", "헬스 피트니스 피트니스센터 gym fitness fitnesscenter 운동시설", ["GYM"]],
	["레스토랑", "식당 restaurant", ["RESTAURANT"]],
	["바·라운지", "라운지 라운지바 클럽라운지 칵테일바 와인바 lounge bar", ["BAR"]],
	["카페", "cafe 커피 커피숍", ["CAFE"]],
	["객실 내 취사", "취사 취사시설 주방 부엌 키친 kitchen 요리", ["KITCHEN"]],
	["세탁 시설", "세탁 세탁기 세탁실 빨래 코인세탁 건조기 laundry", ["LAUNDRY"]],
	["와이파이", "무료와이파이 wifi freewifi 인터넷", ["WIFI"]],
	["전기차 충전", "전기차 전기차충전소 충전소 evcharger ev", ["EV_CHARGER"]],
	[
		"24시간 프런트",
		"24시간 24시간체크인 24시간프론트 24시 24시프런트 24시프론트 프런트 프론트 늦은체크인 latecheckin",
		["FRONT_24H"],
	],
	["짐 보관", "짐보관소 캐리어보관 짐맡기기 luggage luggagestorage", ["LUGGAGE"]],
	["셔틀버스", "셔틀 픽업 무료셔틀 shuttle", ["SHUTTLE"]],
	["장애인 편의 시설", "장애인 휠체어 무장애 배리어프리 accessible wheelchair", ["ACCESSIBLE"]],
	["비즈니스 센터", "비즈니스 출장 업무 business", ["BUSINESS"]],
	["연회·회의실", "회의실 연회장 세미나 세미나실 워크숍 워크샵 미팅룸 meetingroom", ["MEETING"]],
	["OTT 시청", "ott 넷플릭스 netflix 유튜브 빔프로젝터", ["OTT"]],
	["냉난방", "에어컨 냉방 난방 aircon", ["AIRCON"]],
	[
		"전 객실 금연",
		"금연 비흡연자 금연객실 금연실 비흡연 비흡연실 비흡연객실 흡연안되는 흡연불가 흡연금지 흡연없는 흡연제외 담배냄새안나는 담배냄새없는 담배안피우는 담배안피는 담배안되는 담배금지 담배없는 nonsmoking nosmoking",
		["NON_SMOKING"],
	],
	["테라스·발코니", "테라스 발코니 베란다 terrace balcony", ["TERRACE"]],
	["편의점", "매점 conveniencestore", ["STORE"]],
];

const themeRows: readonly (readonly [...Row, wish: Partial<Wish>])[] = [
	[
		"오션뷰",
		"오션 오션프런트 오션프론트 바다뷰 바다전망 바다 바닷가 바다앞 바다조망 해변 해변가 해안가 씨뷰 시뷰 파도소리 비치 일출 해돋이 해맞이 일몰 노을 낙조 석양 oceanview seaview ocean sea beach beachfront oceanfront seaside オーシャンビュー ビーチ 海景",
		{ facilities: ["OCEAN_VIEW"] },
	],
	[
		"마운틴뷰",
		"산 산뷰 숲뷰 숲 숲속 숲세권 산속 산전망 포레스트뷰 mountainview mountain forest",
		{ facilities: ["MOUNTAIN_VIEW"] },
	],
	["시티뷰", "야경 도시뷰 도심뷰 도시전망 시티전망 야경뷰 cityview nightview", { rooms: ["시티뷰"] }],
	["전망", "뷰 뷰맛집 조망 view views", { facilities: ["OCEAN_VIEW", "MOUNTAIN_VIEW"], rooms: ["시티뷰"] }],
	[
		"커플",
		"연인 데이트 신혼 신혼여행 허니문 로맨틱 기념일 프러포즈 프로포즈 couple couples romantic honeymoon 남자친구 여자친구 남친 여친",
		{ facilities: ["JACUZZI"], kinds: ["풀빌라"] },
	],
	[
		"가족",
		"가족여행 패밀리 패밀리룸 대가족 효도여행 family families",
		{ facilities: ["KIDS_ROOM", "KIDS_POOL"], kinds: ["독채 빌라", "풀빌라"], rooms: ["패밀리", "가족"] },
	],
	["호캉스", "호텔캉스 staycation", { kinds: ["호텔", "리조트"] }],
	["스위트룸", "스위트 스위트객실 펜트하우스 suite suites", { rooms: ["스위트", "펜트"] }],
	["트윈룸", "트윈 트윈베드 트윈침대 침대두개 침대2개 twin twinroom", { rooms: ["트윈"] }],
	["온돌방", "온돌 온돌룸 온돌객실 좌식 한실", { kinds: ["한옥"], rooms: ["온돌"] }],
	["복층", "복층룸 복층객실 loft duplex", { rooms: ["복층"] }],
];

/** Asking for good reviews without a number means the highest rating threshold. */
const goodReviews = ["후기", "리뷰", "평점", "별점", "평가"].flatMap((word) =>
	["좋은", "좋고", "좋은데", "높은", "높고"].map((end) => word + end),
);
const wellSpokenOf = ["평좋은", "평이좋은"];

const scoreTerm = (min: ReviewScore): Term => {
	const figures = new Set([String(min / 10), (min / 10).toFixed(1)]);
	const limits = [...figures].flatMap((figure) => [
		`${figure}점이상`,
		...["평점", "별점", "후기", "리뷰"].flatMap((word) =>
			["점이상", "이상", "점대"].map((limit) => word + figure + limit),
		),
	]);
	const words = min === reviewScores[0] ? [...limits, ...goodReviews, ...wellSpokenOf] : limits;
	return term(650, { kind: "score", min }, `후기 ${(min / 10).toFixed(1)}점 이상`, words.join(" "));
};

/** All wishes for a stay. [DEC-193] */
export const wishTerms: readonly Term[] = [
	...kindRows.map(([label, words, kinds = [label]], place) =>
		term(5_000 - place, { kind: "kind", kinds }, label, words),
	),
	...gradeStars.map(gradeTerm),
	gradesFrom(5),
	gradesFrom(4, "고급 럭셔리 호화 특급 특1급 luxury"),
	gradesFrom(3),
	gradesFrom(2),
	...([4, 3, 2, 1] as const).map(gradesTo),
	...(
		[
			[3, 4],
			[2, 3],
			[2, 4],
		] as const
	).map(([least, most]) =>
		term(
			880,
			{ kind: "grade", stars: gradeStars.filter((stars) => least <= stars && stars <= most) },
			`${least}~${most}성급`,
			gradeRange(least, most),
		),
	),
	...facilityRows.map(([label, words, facilities], place) =>
		term(800 - place, { kind: "facility", wish: wish({ facilities }) }, label, words),
	),
	...themeRows.map(([label, words, part], place) =>
		term(850 - place, { kind: "theme", wish: wish(part) }, label, words),
	),
	term(
		870,
		{ kind: "meal", meal: "breakfast" },
		"조식 포함",
		"조식 조식제공 조식뷔페 조식부페 조식포함 아침 아침식사 아침밥 아침포함 breakfast breakfastincluded 朝食 朝食付き 早餐 含早",
	),
	term(
		700,
		{ kind: "meal", meal: "dinner" },
		"석식 포함",
		"석식 저녁식사 저녁밥 저녁포함 저녁주는 저녁제공 저녁나오는 조석식 하프보드 가이세키 dinner halfboard",
	),
	term(
		860,
		{ kind: "freeCancel" },
		"무료 취소",
		"취소 환불 무료취소 무료취소가능 취소가능 취소무료 환불가능 환불가능한 환불되는 환불되고 전액환불 취소되는 취소수수료없는 위약금없는 freecancellation freecancel refundable",
	),
	...reviewScores.map(scoreTerm),
	term(
		600,
		{ kind: "sort", sort: "priceAsc" },
		"낮은 가격순",
		"안비싼 비싸지않은 저렴 저렴한 저렴하게 싼 싸고 값싼 가성비 싼거 싼데 가성비좋은 최저가 저가 가격싼 가격순 sortbyprice 알뜰 가격낮은순 저렴한순 싼순 cheap cheapest budget 便宜 安い 格安",
	),
	term(
		590,
		{ kind: "sort", sort: "priceDesc" },
		"높은 가격순",
		"비싼 비싼거 비싼데 비싼순 가격높은순 가장비싼 제일비싼 최고가 값비싼 expensive mostexpensive",
	),
];
