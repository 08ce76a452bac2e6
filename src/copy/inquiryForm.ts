/** Texts of the inquiry form. */
export const inquiryFormCopy = {
	title: "1:1 문의하기",
	type: "문의 유형",
	typePlaceholder: "문의 유형을 선택해 주세요.",
	order: "관련 예약",
	orderHelp: "예약 문의는 숙소나 고객센터가 확인하고 답해 드려요.",
	noOrder: "선택 안 함",
	subject: "제목",
	content: "문의 내용",
	contentHelp: "10자 이상 1,000자 이하로 입력해 주세요. 개인정보는 적지 말아 주세요.",
	errors: {
		type: "문의 유형을 선택해 주세요.",
		title: "제목을 1자 이상 50자 이하로 입력해 주세요.",
		content: "문의 내용을 10자 이상 1,000자 이하로 입력해 주세요.",
	},
	submit: "문의하기",
	failed: "문의를 준비하지 못했어요. 잠시 후 다시 시도해 주세요.",
} as const;
