/** Texts of the search bar's panels. */
export const searchPanelsCopy = {
	dayPrices: {
		loading: "날짜별 최저 요금을 불러오고 있어요.",
		failed: "날짜별 요금을 불러오지 못했어요. 날짜는 그대로 고를 수 있어요.",
		nowhere: "한 도시를 고르면 날짜별 최저 요금을 볼 수 있어요.",
		basis: (place: string, guests: string) =>
			`날짜 아래는 ${place}에서 객실 하나, 1박의 최저 요금이에요(원, 세금 포함 · ${guests} 기준).`,
	},
	placeTitle: "어디로 떠나세요?",
	datesTitle: "언제 머무르세요?",
	guestsTitle: "누구와 함께하세요?",
	addDates: "날짜 선택",
	asking: "검색하고 있어요.",
	found: (readings: number, regions: number, stays: number) =>
		`${readings > 0 ? `바로 찾기 ${readings}건, ` : ""}지역 ${regions}건, 숙소 ${stays}건을 찾았어요.`,
	failed: "검색하지 못했어요. 잠시 후 다시 시도해 주세요.",
	areasFailed: "여행지를 불러오지 못했어요.",
	guess: "혹시 이곳을 찾으셨나요?",
	removeRecent: (name: string) => `${name} 삭제`,
} as const;
