/** Texts of the search bar, the home page and the results; the fixed ones are in the domain's copy. */
export const searchCopy = {
	placeTitle: "어디로 떠나세요?",
	datesTitle: "언제 머무르세요?",
	guestsTitle: "누구와 함께하세요?",
	addDates: "날짜 선택",
	asking: "검색하고 있어요.",
	found: (readings: number, regions: number, stays: number) =>
		`${readings > 0 ? `바로 찾기 ${readings}건, ` : ""}지역 ${regions}건, 숙소 ${stays}건을 찾았어요.`,
	failed: "검색하지 못했어요. 잠시 후 다시 시도해 주세요.",
	areasFailed: "여행지를 불러오지 못했습니다.",
	guess: "혹시 이곳을 찾으셨나요?",
	removeRecent: (name: string) => `${name} 삭제`,
	allOf: (name: string) => `‘${name}’ 전체 검색`,
} as const;
