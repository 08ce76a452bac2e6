/** Texts on the data kept on this device: cookies, and vouchers for offline use. [DEC-181] */
export const deviceCopy = {
	cookiesNeeded: "로그인하려면 브라우저 설정에서 쿠키를 허용해 주세요.",
	voucher: {
		mark: "저장된 예약 확인서",
		note: "인터넷 없이 보는 저장본이에요. 연결되면 최신 내용을 다시 확인해 주세요.",
		list: "저장된 예약 확인서",
		listNote: "인터넷에 연결되어 있지 않아 이 기기에서 열어 본 예약만 보여 드려요.",
		back: "저장된 목록",
		print: "인쇄하기",
		retry: "다시 연결하기",
	},
} as const;
