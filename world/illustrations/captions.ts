import type { Subject } from "./kinds.ts";
import type { Hour, Season } from "./kit/light.ts";

const seasons: Record<Season, string> = { spring: "봄", summer: "여름", autumn: "가을", winter: "겨울" };

const hours: Record<Hour, string> = {
	dawn: "새벽",
	day: "한낮",
	golden: "늦은 오후",
	dusk: "해 질 녘",
	night: "밤",
};

const indoors: Record<Hour, string> = {
	dawn: "아침 빛이 스미는",
	day: "햇살이 드는",
	golden: "늦은 오후 빛이 드는",
	dusk: "노을빛이 드는",
	night: "밤 조명이 켜진",
};

/** Rooms are described by their light, places by season and time of day. */
const rooms: Partial<Record<Subject, string>> = {
	double: "더블 객실",
	twin: "트윈 객실",
	suite: "전망 좋은 스위트룸",
	ondol: "온돌 객실",
	tatami: "다다미 객실",
	villaRoom: "빌라 침실",
	family: "패밀리 객실",
	dormitory: "도미토리 객실",
	bathroom: "욕조가 있는 욕실",
	breakfast: "조식 식탁",
	lobby: "호텔 로비",
	lounge: "라운지",
};

const places: Partial<Record<Subject, string>> = {
	skyline: "산과 한강이 어우러진 서울 도심",
	harbour: "알록달록한 집이 모인 항구 도시",
	coast: "소나무 숲을 낀 해변",
	island: "검은 돌담이 이어진 섬 들판",
	hanok: "마당이 있는 한옥",
	lodge: "호숫가 산장",
	pension: "숲속 펜션과 테라스",
	resort: "바다를 낀 리조트와 수영장",
	pool: "풍경이 펼쳐진 인피니티 풀",
	ryokan: "온천 정원이 있는 료칸",
	villa: "개인 수영장이 있는 열대 빌라",
	street: "유럽 옛 도시의 골목",
	towers: "루프톱에서 본 마천루",
	market: "등불이 걸린 야시장",
	facade: "도심 호텔 정면",
	seoul: "서울 궁궐 문과 남산",
	busan: "부산 바다와 현수교",
	jeju: "제주 성산 봉우리와 유채밭",
	gangneung: "강릉 솔숲 해변",
	gyeongju: "경주 고분과 연못",
	yeosu: "여수 밤바다와 해상 케이블카",
	sokcho: "속초 설악 바위산과 호수",
	jeonju: "전주 한옥 마을 지붕",
	gapyeong: "가평 강섬의 메타세쿼이아 길",
	incheon: "인천 바다 위 다리와 송도 고층 건물",
	pyeongchang: "평창 고원 목장과 풍력 발전기",
	tongyeong: "통영 항구와 섬들",
	danyang: "단양 강 위의 세 봉우리와 정자",
	taean: "태안 바위섬 사이로 지는 해",
	namhae: "남해 다랭이논과 바다",
	phuket: "푸껫 석회암 섬과 긴꼬리배",
	sapporo: "삿포로 시계탑과 공원",
	tokyo: "도쿄 도심과 붉은 타워",
	osaka: "오사카 성과 해자",
	fukuoka: "후쿠오카 강변 포장마차",
	kyoto: "교토 목탑과 옛 골목",
	okinawa: "오키나와 산호 바다",
	bangkok: "방콕 강변 사원",
	danang: "다낭 강과 다리",
	nhatrang: "나트랑 만을 굽어보는 벽돌 사원 탑",
	singapore: "싱가포르 마리나 만",
	taipei: "타이베이 고층 타워와 산",
	paris: "파리 지붕과 철탑",
	london: "런던 강변 시계탑",
	newyork: "뉴욕 다리와 마천루",
	hawaii: "하와이 분화구 해변",
	bannerCoast: "넓은 해변",
	bannerHanok: "한옥 지붕과 산자락",
	bannerCity: "강변 도시",
	bannerOnsen: "김이 오르는 노천탕",
	bannerSnow: "눈 덮인 산과 산장",
	bannerBlossom: "벚꽃 핀 강변",
	bannerTropical: "야자수 해변",
	bannerNight: "등불이 떠 있는 밤 풍경",
};

/** Returns the alternative text of a picture, e.g. «가을 늦은 오후, 마당이 있는 한옥 일러스트». */
export function captionOf(subject: Subject, season: Season, hour: Hour): string {
	const room = rooms[subject];
	if (room) return `${indoors[hour]} ${room} 일러스트`;
	return `${seasons[season]} ${hours[hour]}, ${places[subject] ?? ""} 일러스트`;
}
