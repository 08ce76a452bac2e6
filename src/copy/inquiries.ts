/** Texts of the member's inquiries. */
export const inquiriesCopy = {
	title: "1:1 문의 내역",
	tabs: "문의 상태",
	write: "문의하기",
	empty: "등록된 문의가 없어요.",
	emptyNote: "궁금한 점을 남겨 주시면 확인 후 답변해 드려요.",
	failed: "문의 내역을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	order: (number: string) => `예약번호 ${number}`,
	unread: "새 답변",
	answerOf: (name: string) => (name === "" ? "답변" : `${name}의 답변`),
	mine: "내가 남긴 글",
	noAnswer: "담당자가 확인하고 있어요. 답변이 등록되면 여기에서 볼 수 있어요.",
	stayAsked: "숙소에 전달했어요. 답변이 오면 메일로 알려 드리고 여기에서도 볼 수 있어요.",
	more: "이어서 물어보기",
	moreNeeded: "물어볼 내용을 입력해 주세요.",
	send: "보내기",
} as const;
