/** Korean texts about prices, refunds and coupons beyond the requirements' copy table; filled in like `copy`. [DEC-006] */
export const moneyCopy = {
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
		awesomeCash: "어썸캐시 사용",
		welfarePoints: "복지포인트 사용",
	},
	changed: {
		price: "'{line}' 금액이 {before}원에서 {after}원으로 바뀌었어요.",
		added: "'{line}' {after}원이 추가되었어요.",
		removed: "'{line}' {before}원이 더 이상 적용되지 않아요.",
	},
	cancel: {
		nowPercent: "지금 취소하면 {n}% 환불",
		tierFree: "{date}까지 무료 취소",
		tierPercent: "{date}까지 {n}% 환불",
		tierAlways: "언제든지 {n}% 환불",
		tierAfter: "이후 {n}% 환불",
		tierNoneAfter: "이후 취소(환불) 불가",
	},
	coupon: {
		unavailable: "사용할 수 없는 쿠폰입니다.",
		expired: "사용 기간이 지난 쿠폰이에요.",
		otherStay: "이 숙소에서 사용할 수 없는 쿠폰이에요.",
		supplier: "이 상품에는 사용할 수 없는 쿠폰이에요.",
		minimum: "{amount}원 이상 결제할 때 사용할 수 있어요.",
		overlap: "다른 쿠폰과 함께 사용할 수 없어요.",
		compensation: "숙소 사정 취소 보상 쿠폰",
	},
	points: {
		notWhole: "1원 단위로 입력해 주세요.",
		tooMuch: "결제할 금액보다 많이 사용할 수 없어요.",
	},
} as const;
