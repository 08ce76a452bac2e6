/** [code, Korean name, category]; the position is the bit in property.fac and must never change. */
export const facilities = [
	["WIFI", "무료 와이파이", "객실"],
	["PARKING", "주차장", "이동"],
	["POOL", "야외 수영장", "물놀이·휴식"],
	["INDOOR_POOL", "실내 수영장", "물놀이·휴식"],
	["KIDS_POOL", "키즈 풀", "가족"],
	["SAUNA", "사우나", "물놀이·휴식"],
	["GYM", "피트니스 센터", "물놀이·휴식"],
	["RESTAURANT", "레스토랑", "식음"],
	["BREAKFAST", "조식 제공", "식음"],
	["BAR", "바·라운지", "식음"],
	["CAFE", "카페", "식음"],
	["KITCHEN", "객실 내 취사", "객실"],
	["BBQ", "바비큐", "식음"],
	["LAUNDRY", "세탁 시설", "편의"],
	["PET", "반려동물 동반", "가족"],
	["KIDS_ROOM", "키즈룸", "가족"],
	["OCEAN_VIEW", "오션뷰", "객실"],
	["MOUNTAIN_VIEW", "마운틴뷰", "객실"],
	["EV_CHARGER", "전기차 충전", "이동"],
	["FRONT_24H", "24시간 프런트", "편의"],
	["LUGGAGE", "짐 보관", "편의"],
	["SHUTTLE", "셔틀버스", "이동"],
	["ACCESSIBLE", "장애인 편의 시설", "편의"],
	["BUSINESS", "비즈니스 센터", "편의"],
	["MEETING", "연회·회의실", "편의"],
	["HOT_SPRING", "온천", "물놀이·휴식"],
	["JACUZZI", "객실 스파", "물놀이·휴식"],
	["OTT", "OTT 시청", "객실"],
	["AIRCON", "냉난방", "객실"],
	["NON_SMOKING", "전 객실 금연", "객실"],
	["TERRACE", "테라스·발코니", "객실"],
	["STORE", "편의점", "편의"],
] as const satisfies readonly (readonly [code: string, name: string, category: string])[];

export type FacilityCode = (typeof facilities)[number][0];

const bits = new Map<string, number>(facilities.map(([code], bit) => [code, bit]));

/** Returns property.fac for some facilities. Below 2^53, so that it fits in a number. */
export const facilityMask = (codes: Iterable<FacilityCode>): number => {
	let mask = 0;
	for (const code of new Set(codes)) mask += 2 ** (bits.get(code) ?? 0);
	return mask;
};
