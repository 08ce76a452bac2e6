/** Texts of the refund timeline. */
export const refundTimelineCopy = {
	label: "취소 시점별 환불",
	today: "오늘",
	none: "환불 없음",
	back: (percent: string) => `${percent} 환불`,
	until: (moment: string) => `${moment}까지`,
	after: "그 뒤로",
	always: "언제 취소해도",
} as const;
