/** Texts of the points history. */
export const pointsCopy = {
	cash: {
		title: "어썸캐시",
		balance: "사용 가능한 어썸캐시",
		emptyNote: "어썸캐시를 적립하거나 사용하면 여기에 남아요.",
	},
	welfare: {
		title: "복지포인트",
		balance: "사용 가능한 복지포인트",
		emptyNote: "회사에서 지급한 복지포인트를 받거나 사용하면 여기에 남아요.",
	},
	find: "숙소 찾아보기",
	filter: "내역 종류",
	actions: { ALL: "전체", SAVE: "적립", USE: "사용", EXPIRE: "소멸", CANCEL: "취소" },
	empty: "내역이 없어요.",
	failed: "내역을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	after: (amount: string) => `잔액 ${amount}`,
	noEnd: "사용 기한 없음",
	expires: (day: string) => `사용 기한 ${day}`,
	order: (number: string) => `예약번호 ${number}`,
} as const;
