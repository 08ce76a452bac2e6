import type { Stay } from "#world/stays/Stay.ts";
import type { Topic } from "./topicPictures.ts";

export interface ThemeSeed {
	readonly title: string;
	readonly topic: Topic;
	readonly html: string;
	readonly fits: (stay: Stay) => boolean;
}

const page = (lead: string, points: readonly string[]): string =>
	`<p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`;

export const themes: readonly ThemeSeed[] = [
	{
		title: "창을 열면 바다",
		topic: "ocean",
		html: page("침대에 누워 파도를 보는 아침. 바다가 보이는 숙소만 모았어요.", [
			"‘오션뷰’ 객실인지 꼭 확인하세요.",
			"해 뜨는 쪽은 동해, 해 지는 쪽은 서해와 남해예요.",
		]),
		fits: ({ facilities }) => facilities.has("OCEAN_VIEW"),
	},
	{
		title: "한옥에서 보내는 밤",
		topic: "hanok",
		html: page("처마와 마당, 온돌이 있는 밤. 골목 안 한옥 숙소를 소개해요.", [
			"문턱이 낮으니 머리를 조심하세요.",
			"늦은 밤에는 골목에서 목소리를 낮춰 주세요.",
		]),
		fits: ({ kind }) => kind === "hanok",
	},
	{
		title: "우리끼리 풀빌라",
		topic: "poolvilla",
		html: page("다른 손님과 마주치지 않고 온종일 물놀이를 즐길 수 있는 풀빌라예요.", [
			"온수 사용은 미리 신청해야 해요.",
			"최대 인원을 넘지 않게 예약해 주세요.",
		]),
		fits: ({ kind }) => kind === "poolvilla",
	},
	{
		title: "반려동물과 함께",
		topic: "pet",
		html: page("털 친구와 함께 떠나는 여행. 반려동물이 함께 묵을 수 있는 숙소예요.", [
			"몸무게와 마릿수 제한을 확인하세요.",
			"배변 봉투와 목줄을 챙겨 주세요.",
		]),
		fits: ({ facilities }) => facilities.has("PET"),
	},
	{
		title: "아이와 함께라면",
		topic: "family",
		html: page("아이가 즐거워야 어른도 쉬어요. 아이와 함께 가기 좋은 숙소를 골랐어요.", [
			"아동 나이를 정확히 입력하면 요금이 정확해져요.",
			"침대 가드는 미리 요청해 주세요.",
		]),
		fits: ({ facilities }) => facilities.has("KIDS_ROOM") || facilities.has("KIDS_POOL"),
	},
	{
		title: "몸을 녹이는 온천",
		topic: "spa",
		html: page("하루의 피로가 스르르 풀리는 온천과 사우나가 있는 숙소예요.", [
			"식사 전후 30분은 쉬었다가 들어가세요.",
			"가족탕은 예약제로 운영하는 곳이 많아요.",
		]),
		fits: ({ facilities, kind }) =>
			kind === "ryokan" || facilities.has("HOT_SPRING") || facilities.has("SAUNA"),
	},
	{
		title: "별 보러 가는 밤",
		topic: "night",
		html: page("불을 끄면 별이 보이는 곳. 도시에서 조금 떨어진 펜션과 글램핑장이에요.", [
			"그믐 무렵이 별 보기 가장 좋아요.",
			"밤에는 기온이 뚝 떨어지니 겉옷을 챙기세요.",
		]),
		fits: ({ kind, city }) => (kind === "pension" || kind === "glamping") && city.nation === "KR",
	},
	{
		title: "도심 호캉스",
		topic: "city",
		html: page("퇴근하고 바로 떠나는 휴가. 4성급 이상 도심 호텔을 모았어요.", [
			"레이트 체크아웃 요금제를 확인해 보세요.",
			"평일에 더 저렴해요.",
		]),
		fits: ({ kind, star, city }) => kind === "hotel" && star >= 4 && city.season === "city",
	},
];
