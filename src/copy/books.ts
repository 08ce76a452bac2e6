/** Texts of the booking list. */
export const booksCopy = {
	title: "예약 내역",
	tabs: "예약 상태",
	room: (place: string) => `객실 ${place}`,
	failed: "예약 내역을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	empty: {
		pending: { title: "이용 예정인 예약이 없어요.", note: "마음에 드는 숙소를 찾아보세요." },
		complete: { title: "지난 예약이 없어요.", note: "다녀온 숙소가 여기에 모여요." },
		cancel: { title: "취소한 예약이 없어요.", note: "취소와 환불 내역이 여기에 모여요." },
	},
	missing: "찾을 수 없는 예약이에요.",
	toList: "예약 내역 보기",
	find: "숙소 찾기",
	dateless: "투숙일 미지정",
	expired: "유효기간이 지났어요",
	review: "후기 작성",
	reviewed: "내 후기 보기",
	pay: "추가 결제하기",
} as const;
