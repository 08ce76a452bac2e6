/** Texts of advance notices for events and coupons. */
export const advanceNoticeCopy = {
	title: "사전 알림",
	lead: "곧 열리는 기획전과 쿠폰 소식을 가장 먼저 알려 드려요.",
	opens: (moment: string) => `${moment} 오픈`,
	kinds: { alarm: "오픈 알림", eventGiveaway: "응모 이벤트" },
	done: { alarm: "신청 완료", eventGiveaway: "응모 완료" },
	applied: {
		alarm: "알림을 신청했어요. 열리면 이메일로 알려 드려요.",
		eventGiveaway: "응모를 마쳤어요.",
	},
	/** Accessible name of a button, including what it applies to. */
	about: (action: string, title: string) => `${title} ${action}`,
	empty: "곧 열리는 소식이 없어요.",
	emptyNote: "새로운 소식이 생기면 여기에서 알려 드려요.",
	find: "숙소 찾아보기",
	failed: "소식을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
} as const;
