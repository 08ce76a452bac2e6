/** Explains how the result list is ordered; each line states a rule of the search. */
export const listOrderCopy = {
	title: "추천순은 이렇게 정해져요",
	rules: [
		"고른 날짜와 인원으로 예약할 수 있는 숙소만 보여 드려요.",
		"검색어를 넣으면 이름과 지역이 검색어에 더 잘 맞는 숙소가 먼저 나와요.",
		"그다음은 저희가 숙소마다 정해 둔 추천 순위를 따르고, 순위가 같으면 먼저 등록한 숙소가 앞에 나와요.",
		"누가 보는지, 회원 등급이 무엇인지, 그날 가격이 얼마인지는 추천순을 바꾸지 않아요.",
	],
	paid: {
		title: "광고는 없어요",
		text: "이 목록에는 광고 자리가 없어요. 가격순은 내가 내는 총액으로 순서를 정해요.",
	},
} as const;
