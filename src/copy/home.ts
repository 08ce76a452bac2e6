/** Texts of the home page. */
export const homeCopy = {
	/** Title of the document. [META-01, DEC-003] */
	pageTitle: "국내·해외 숙소 예약",
	headline: "오늘은 어디에서\n쉬어 갈까요?",
	lead: "국내부터 해외까지, 프리미엄 숙소를 오리지널 가격으로.",
	banners: "기획전",
	themes: "테마별 숙소 보기",
	domestic: { title: "지금 떠나기 좋은 국내 숙소", note: "가장 가까운 추천 날짜의 1박 요금이에요." },
	overseas: { title: "마음먹은 김에, 해외여행", note: "세금과 봉사료를 포함한 총액이에요." },
	deals: { title: "놓치기 아까운 특가", note: "실제로 판매한 가격에서 할인했어요." },
	places: { title: "여행지로 찾아보기", count: (count: string) => `숙소 ${count}곳` },
	membership: {
		title: "어썸 멤버십이면 언제나 회원가예요",
		note: "연 19,000원, 한 달에 약 1,583원으로 회원가와 캐시백을 받아 보세요.",
		action: "멤버십 알아보기",
	},
} as const;
