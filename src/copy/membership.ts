/** Texts of grades and subscriptions; the rules are fixed by the requirements. [DEC-006] */
export const membershipCopy = {
	grade: {
		labels: {
			Bronze: { name: "브론즈", meaning: "일반 회원" },
			Silver: { name: "실버", meaning: "월간 구독" },
			Gold: { name: "골드", meaning: "연간 구독" },
			corporate: "기업회원",
		},
	},
	sub: {
		gold: "어썸 골드 연 19,000원 (정가 22,800원, 월 약 1,583원), 매년 자동 결제",
		silver: "어썸 실버 월 1,900원 (정가 2,800원), 매월 자동 결제",
		silverOnce: "실버는 1인당 1회만 가입할 수 있으며, 해지 후에는 다시 가입할 수 없습니다.",
		upgrade:
			"골드로 업그레이드하면 즉시 적용되며, 이후 실버는 이용할 수 없고 남은 기간에 대한 부분 환불은 되지 않습니다.",
		cancel: "해지해도 이용 기간 종료일까지 멤버십 혜택이 유지됩니다.",
		next: "다음 결제일은 이용 기간 종료일의 다음 날이며, 해지 전까지 자동으로 갱신됩니다.",
		withdraw:
			"골드는 결제 후 7일 이내에 유효한 예약 이용 내역이 없으면 전액 환불됩니다. 실버는 청약철회가 제공되지 않습니다.",
		coupons: {
			notice: "어썸 멤버십은 캐시백 방식으로, 가입하면 보유 중인 쿠폰이 모두 소멸됩니다.",
			agree: "위 내용을 확인했으며 동의합니다.",
		},
		card: "변경한 카드는 다음 결제부터 적용됩니다.",
		states: {
			USE: "이용 중",
			CANCEL_REQUEST: "해지 예약",
			CANCEL_UPGRADE: "업그레이드로 종료",
			CANCEL_PAYMENT: "결제 실패로 종료",
			CANCEL: "해지 완료",
			WITHDRAW: "청약철회",
		},
	},
	plan: { Gold: "어썸 골드", Silver: "어썸 실버" },
	period: { Gold: "연", Silver: "월" },
	every: { Gold: "매년", Silver: "매월" },
	perMonth: { Gold: "월 약", Silver: "월" },
	rules: "꼭 확인해 주세요",
} as const;
