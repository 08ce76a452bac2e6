/** Texts of notices and FAQs. */
export const helpCopy = {
	notices: {
		title: "공지사항",
		empty: "등록된 공지사항이 없어요.",
		failed: "공지사항을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
		list: "목록으로",
		updated: (date: string) => `${date} 수정`,
	},
	faq: {
		title: "자주 묻는 질문",
		types: "질문 종류",
		empty: "등록된 질문이 없어요.",
		failed: "질문을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	},
} as const;
