/** Two nights in December for two people, in the calls' field names. */
export const askedStay = {
	checkInDate: "2026-12-10",
	checkOutDate: "2026-12-12",
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
};

/** A booking request for one room on those nights, without discounts and except for its price. */
export const askedOrder = {
	...askedStay,
	guest: { guestName: "김하늘", guestTel: "01012345678", guestEmail: "haneul@example.com" },
	payKind: "main",
	payMethod: "card",
	promotionIdx: null,
	couponUserIdxs: [],
	pointAmount: 0,
	userPointAmount: 0,
	request: "",
	agreements: { cancelPolicy: true, privacy: true, thirdParty: true },
};
