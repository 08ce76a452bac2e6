/** Texts of themes. */
export const themeCopy = {
	title: "테마",
	lead: "취향에 맞춰 고른 숙소를 테마별로 모았어요.",
	description: "바다, 한옥, 온천, 풀빌라까지 취향에 맞는 숙소를 테마별로 만나 보세요.",
	empty: "지금 소개하는 테마가 없어요.",
	emptyNote: "새로운 테마를 준비하고 있어요.",
	toSearch: "숙소 찾아보기",
	failed: "테마를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	all: "다른 테마 보기",
	about: (title: string) => `${title}: 어울리는 숙소를 골라 소개해요.`,
	stays: {
		title: (count: string) => `숙소 ${count}곳`,
		heading: "이 테마의 숙소",
		announce: (count: string) => `숙소 ${count}곳의 요금을 보여 드려요.`,
		failed: "숙소를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
		empty: "이 테마에 소개할 숙소가 아직 없어요.",
	},
} as const;
