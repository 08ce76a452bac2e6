/** Reasons why a coupon cannot be used, completed with `fill`. */
export const couponRulesCopy = {
	unavailable: "사용할 수 없는 쿠폰입니다.",
	expired: "사용 기간이 지난 쿠폰이에요.",
	otherStay: "이 숙소에서 사용할 수 없는 쿠폰이에요.",
	supplier: "이 상품에는 사용할 수 없는 쿠폰이에요.",
	minimum: "{amount}원 이상 결제할 때 사용할 수 있어요.",
	overlap: "다른 쿠폰과 함께 사용할 수 없어요.",
	compensation: "숙소 사정 취소 보상 쿠폰",
} as const;
