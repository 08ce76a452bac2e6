/** Texts of search, dates and guests; the wording is fixed by the requirements. [DEC-006] */
export const searchCopy = {
	search: {
		fields: {
			keyword: "여행지 또는 숙소 검색",
			dates: "체크인 / 체크아웃",
			guests: "인원",
			submit: "검색",
		},
		clear: "지우기",
		recent: { title: "최근 검색", removeAll: "전체 삭제", remove: "삭제" },
		popular: "인기 여행지",
		groups: { regions: "지역", stays: "숙소" },
	},
	/** Labels of a search without a text: one with dates only, or one by city code. */
	place: { anywhere: "모든 지역", chosen: "선택한 지역" },
	calendar: {
		footer: {
			checkIn: "체크인",
			nights: "{N}박",
			unspecified: "미정",
			checkOut: "체크아웃",
			confirm: "확인",
		},
	},
	guests: {
		labels: {
			adults: "성인",
			children: "아동",
			childAge: "아동 {k} 나이",
			age: "만 {N}세",
			confirm: "확인",
		},
		summary: "성인 {a}명 · 아동 {c}명",
		adults: "성인 {a}명",
	},
	stay: { length: "{N}박 {N+1}일" },
	sort: {
		labels: { recommended: "추천순", priceAsc: "낮은 가격순", priceDesc: "높은 가격순" },
	},
	empty: {
		keyword: "'{keyword}'에 대한 검색 결과가 없습니다.",
		regions: "검색된 지역이 없습니다.",
		stays: "검색된 숙소가 없습니다.",
		recent: "최근 검색 내역이 없습니다.",
	},
} as const;
