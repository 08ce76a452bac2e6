import { priceCopy } from "./price.ts";

interface FilterTexts {
	readonly title: string;
	/** Returns the label of a value; `name` is its name from the catalogue, null until that has been loaded. */
	readonly option: (value: string, name: string | null) => string;
}

const { title, steps } = priceCopy.price.filter;

const meals: Readonly<Record<string, string>> = { BREAKFAST: "조식 포함", DINNER: "저녁 포함" };

/** The label is the catalogue's name. */
const named = (_value: string, name: string | null): string => name ?? "선택한 조건";

/** Texts of all filters. */
export const filterCopy = {
	priceMax: {
		title,
		option: (value) => steps[Number(value) as keyof typeof steps],
	},
	freeCancel: { title: "취소", option: () => "무료 취소" },
	meals: { title: "식사", option: (value) => meals[value] ?? value },
	kinds: { title: "숙소 유형", option: named },
	stars: { title: "성급", option: (value) => (value === "0" ? "등급 없음" : `${value}성급`) },
	scoreMin: { title: "후기 평점", option: (value) => `${(Number(value) / 10).toFixed(1)}점 이상` },
	areas: { title: "지역", option: named },
	facilities: { title: "편의시설", option: named },
} as const satisfies Readonly<Record<string, FilterTexts>>;

export const filterPanelCopy = {
	any: "전체",
	more: (count: number) => `${count}개 더 보기`,
	priceNote: "1박 평균 기준",
	/** Label of a histogram bar: its upper bound in units of ten thousand won. */
	bar: (thousands: number) => String(thousands / 10),
	barAbove: (thousands: number) => `${thousands / 10}+`,
	chosen: "선택한 필터",
	quick: "자주 찾는 필터",
	takeOff: (label: string) => `${label} 해제`,
	clearAll: "전체 해제",
	clear: "필터 초기화",
	none: "조건에 맞는 숙소가 없어요.",
} as const;
