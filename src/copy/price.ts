/** Texts of prices, stock and discounts, completed with `fill`. [DEC-006] */
export const priceCopy = {
	line: {
		night: "{date} 1박",
		nightRooms: "{date} 1박 × 객실 {n}개",
		voucher: "이용권 {n}장",
		extraPayment: "추가 결제",
		normalDiscount: "기본 할인 {n}%",
		memberDiscount: "어썸 회원 할인 {n}%",
		discount: "{kind} {n}%",
		promotion: "프로모션 할인",
		coupon: "쿠폰 할인 ({name})",
		couponUnnamed: "쿠폰 할인",
		awesomeCash: "어썸캐시 사용",
		welfarePoints: "복지포인트 사용",
		changePaid: "변경 차액 (따로 결제)",
	},
	changed: {
		price: "'{line}' 금액이 {before}원에서 {after}원으로 바뀌었어요.",
		renamed: "'{was}' {before}원이 '{line}' {after}원으로 바뀌었어요.",
		added: "'{line}' {after}원이 추가되었어요.",
		removed: "'{line}' {before}원이 더 이상 적용되지 않아요.",
	},
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
