/** Texts comparing the price promised by a price comparison with the current one, and explaining the difference. */
export const promiseCopy = {
	titles: {
		kept: "가격 비교에서 보신 가격 그대로예요",
		memberPrice: "가격 비교에서 보신 것보다 저렴해요",
		lowered: "가격 비교에서 보신 것보다 저렴해요",
		raised: "가격 비교에서 보신 가격에서 올랐어요",
		soldOut: "가격 비교에서 보신 객실이 모두 팔렸어요",
		otherPlan: "가격 비교에서 보신 것과 다른 상품이에요",
	},
	reasons: {
		kept: "",
		memberPrice: "회원님께는 어썸 회원가가 적용돼요.",
		lowered: "그 뒤에 더 낮은 요금이 나왔어요.",
		raised: "그 뒤에 숙소의 요금이 바뀌었어요.",
		soldOut: "그 가격의 객실이 그 뒤에 모두 예약됐어요.",
		otherPlan: "보신 가격은 이 숙소에서 가장 저렴한 상품의 가격이었어요.",
	},
	reading: "가격 비교에서 보신 가격을 확인하고 있어요",
	place: "지금 가격과 나란히 보여 드려요.",
	seen: (moment: string, amount: string) => `${moment}에 보신 가격 ${amount}`,
	now: (amount: string) => `지금 가격 ${amount}`,
	none: "지금은 이 조건으로 예약할 수 있는 객실이 없어요.",
} as const;
