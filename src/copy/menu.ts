/** Texts of the header's menu, loaded together with it. [DEC-006] */
export const menuCopy = {
	menu: {
		loggedOut: "로그인/회원가입",
		links: {
			books: "예약 내역",
			wishes: "찜한 숙소",
			coupons: "쿠폰",
			awesomeCash: "어썸캐시",
			faq: "자주 묻는 질문",
			notices: "공지사항",
			inquiries: "1:1 문의 내역",
			logout: "로그아웃",
		},
		subscribe: "어썸 멤버십 가입하기",
		corpPrompt: "기업 회원이신가요? 복지몰 회원으로 등록하고 혜택을 받으세요.",
		manage: "멤버십 관리",
		billing: "구독 결제 내역",
		welfare: "복지포인트 내역",
	},
	menuTitle: "메뉴",
	appearance: { title: "화면 모드", names: { light: "밝게", dark: "어둡게", device: "기기에 맞춤" } },
	greeting: (name: string) => `${name}님`,
	loginInvitation: "로그인하고 예약과 회원가를 확인해 보세요.",
};
