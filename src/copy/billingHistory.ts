/** Texts of a subscription's payment history. */
export const billingHistoryCopy = {
	title: "구독 결제 내역",
	failed: "결제 내역을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	empty: "구독 결제 내역이 없어요.",
	emptyNote: "멤버십에 가입하면 결제한 내역이 여기에 남아요.",
	join: "멤버십 살펴보기",
	manage: "멤버십 관리하기",
	term: (from: string, to: string) => `이용 기간 ${from} ~ ${to}`,
	paid: "결제 완료",
	refunded: "환불 완료",
	unpaid: "결제 실패",
} as const;
