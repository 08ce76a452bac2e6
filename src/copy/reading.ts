const quoted = (words: readonly string[]): string => words.map((word) => `‘${word}’`).join(", ");

/** Texts on how the search text was interpreted, and suggestions when nothing is found. */
export const readingCopy = {
	understood: "검색어에서 이해한 조건",
	takeOff: (label: string) => `${label} 빼고 검색`,
	around: (place: string) => `${place}에는 조건에 맞는 숙소가 없어서 가까운 숙소부터 보여 드려요.`,
	/** The particle '은(는)' still has to be resolved by the caller. */
	unknown: (words: readonly string[]) => `${quoted(words)}은(는) 빼고 찾았어요.`,
	nothing: (text: string) => `‘${text}’ 검색 결과`,
	counted: (label: string, count: string) => `${label} ${count}곳`,
	helped: "이렇게 바꾸면 찾을 수 있어요.",
	readings: "비슷한 검색",
	conditions: "조건을 하나 빼면",
	dates: "날짜를 바꾸면",
	without: (label: string) => `${label} 빼면`,
	bounds: "지도 범위",
	suggestions: "바로 찾기",
} as const;
