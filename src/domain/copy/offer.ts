/** Texts of prices, stock and discounts. Keyed as in the requirements' copy table: see ko.ts. [DEC-006] */
export const offerTexts = {
	price: {
		filter: {
			title: "가격대",
			all: "전체",
			steps: {
				150: "15만원 이하",
				175: "17만 5천원 이하",
				200: "20만원 이하",
				225: "22만 5천원 이하",
				250: "25만원 이하",
				500: "50만원 이하",
				1000: "100만원 이하",
			},
		},
		hidden: "로그인 후 확인",
		member: "어썸 회원가",
	},
	stock: { labels: { LOW: "{n}개 남음", SOLD_OUT: "마감" } },
	discount: {
		labels: {
			GENERAL: "일반 할인",
			LONG_NIGHT: "연박 할인",
			EARLY_BIRD: "얼리버드",
			TIME_DEAL: "타임딜",
		},
	},
} as const;
