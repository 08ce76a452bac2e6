/** Texts of the screens of themes, events, advance notices, and orders held by link. The fixed ones are in the domain's copy. */
export const themeCopy = {
	title: "테마",
	lead: "취향에 맞춰 고른 숙소를 테마별로 모았어요.",
	description: "바다, 한옥, 온천, 풀빌라까지 취향에 맞는 숙소를 테마별로 만나 보세요.",
	empty: "지금 소개하는 테마가 없어요.",
	emptyNote: "새로운 테마를 준비하고 있어요.",
	toSearch: "숙소 찾아보기",
	failed: "테마를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	all: "다른 테마 보기",
	about: (title: string) => `${title}: 어울리는 숙소를 골라 소개해요.`,
	stays: {
		title: (count: string) => `숙소 ${count}곳`,
		heading: "이 테마의 숙소",
		announce: (count: string) => `숙소 ${count}곳의 요금을 보여 드려요.`,
		failed: "숙소를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
		empty: "이 테마에 소개할 숙소가 아직 없어요.",
	},
} as const;

export const eventCopy = {
	upTo: (percent: string) => `최대 ${percent} 할인`,
	saleTerm: "예약 기간",
	stayTerm: "투숙 기간",
	coupon: {
		taken: "쿠폰을 받았어요. 예약할 때 쓸 수 있어요.",
		done: "쿠폰을 받았어요",
	},
	entry: { entered: "응모를 마쳤어요.", done: "응모 완료" },
	calendar: {
		title: "날짜별 특가",
		note: "객실 1개, 1박 요금이에요. 날짜를 고르면 그 조건으로 숙소를 볼 수 있어요.",
		plan: "숙소와 상품",
		option: (stay: string, plan: string) => `${stay} · ${plan}`,
		month: (year: number, month: number) => `${year}년 ${month}월`,
		previous: "이전 달",
		next: "다음 달",
		soldOut: "마감",
		lowest: "최저",
		low: "마감 임박",
		lowShort: "임박",
		loading: "날짜별 요금을 확인하고 있어요",
		failed: "날짜별 요금을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
		over: "지금 예약할 수 있는 날짜가 없어요.",
		overNote: "예약 기간이 지났거나 아직 시작하지 않았어요.",
		choose: "날짜를 골라 주세요.",
		night: (day: string) => `${day} 1박`,
		open: "이 날짜로 객실 보기",
	},
	stays: {
		title: "기획전 숙소",
		note: (dates: string) => `${dates} 1박 요금이에요.`,
		empty: "소개할 숙소를 준비하고 있어요.",
	},
} as const;

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
	/** What a button is about, for those who hear it alone. */
	about: (action: string, title: string) => `${title} ${action}`,
	empty: "곧 열리는 소식이 없어요.",
	emptyNote: "새로운 소식이 생기면 여기에서 알려 드려요.",
	find: "숙소 찾아보기",
	failed: "소식을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
} as const;

export const lmsCopy = {
	title: "예약 확인",
	lead: "문자로 받은 예약을 확인하고 확정번호를 등록하거나 예약을 취소할 수 있어요.",
	failed: "예약을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
	missing: "예약을 찾을 수 없어요.",
	missingNote: "문자로 받은 주소가 맞는지 확인해 주세요.",
	choose: "처리할 예약 선택",
	chooseNote: "예약을 선택하면 확정번호를 등록하거나 취소할 수 있어요.",
	orderNumber: "예약번호",
	orderedAt: "예약 일시",
	guest: "예약자",
	phone: "연락처",
	dates: "투숙일",
	people: "인원",
	request: "요청 사항",
	confirmHelp: "영문, 숫자, 하이픈(-)으로 30자까지 쓸 수 있어요.",
	confirmError: "영문, 숫자, 하이픈(-)으로 1~30자를 입력해 주세요.",
	photos: "숙소 사진",
	closed: {
		confirm: "확정번호가 등록된 예약이에요.",
		cancel: "취소를 요청한 예약이에요.",
		other: "더 이상 바꿀 수 없는 예약이에요.",
	},
} as const;
