/** A tile for a whole city, or for one of its areas by name. */
export interface PopularTile {
	readonly city: string;
	readonly area?: string;
	readonly name: string;
}

export interface PopularTab {
	readonly id: number;
	readonly title: string;
	readonly tiles: readonly PopularTile[];
}

/** The popular tabs of DEC-051. */
export const popularTabs: readonly PopularTab[] = [
	{
		id: 1,
		title: "국내",
		tiles: [
			{ city: "SEOUL", name: "서울" },
			{ city: "JEJU", name: "제주" },
			{ city: "BUSAN", name: "부산" },
			{ city: "GANGNEUNG", name: "강릉" },
			{ city: "SOKCHO", name: "속초" },
			{ city: "YEOSU", name: "여수" },
			{ city: "GYEONGJU", name: "경주" },
			{ city: "JEONJU", name: "전주" },
			{ city: "GAPYEONG", name: "가평" },
			{ city: "INCHEON", name: "인천" },
			{ city: "PYEONGCHANG", name: "평창" },
			{ city: "TONGYEONG", name: "통영·거제" },
			{ city: "BUSAN", area: "해운대·송정", name: "해운대·송정" },
			{ city: "JEJU", area: "애월·협재", name: "애월·협재" },
			{ city: "JEJU", area: "서귀포·중문", name: "서귀포·중문" },
			{ city: "GYEONGJU", area: "황리단길·대릉원", name: "황리단길" },
		],
	},
	{
		id: 2,
		title: "일본",
		tiles: [
			{ city: "TOKYO", name: "도쿄" },
			{ city: "OSAKA", name: "오사카" },
			{ city: "KYOTO", name: "교토" },
			{ city: "FUKUOKA", name: "후쿠오카" },
			{ city: "SAPPORO", name: "삿포로" },
			{ city: "OKINAWA", name: "오키나와" },
			{ city: "FUKUOKA", area: "유후인", name: "유후인" },
			{ city: "SAPPORO", area: "노보리베츠", name: "노보리베츠" },
		],
	},
	{
		id: 3,
		title: "동남아",
		tiles: [
			{ city: "DANANG", name: "다낭" },
			{ city: "BANGKOK", name: "방콕" },
			{ city: "NHATRANG", name: "나트랑" },
			{ city: "PHUKET", name: "푸껫" },
			{ city: "SINGAPORE", name: "싱가포르" },
			{ city: "HANOI", name: "하노이" },
			{ city: "DANANG", area: "호이안", name: "호이안" },
		],
	},
	{
		id: 4,
		title: "중화권",
		tiles: [
			{ city: "TAIPEI", name: "타이베이" },
			{ city: "KAOHSIUNG", name: "가오슝" },
			{ city: "TAIPEI", area: "시먼딩", name: "시먼딩" },
			{ city: "TAIPEI", area: "베이터우 온천", name: "베이터우" },
		],
	},
	{
		id: 5,
		title: "미주·유럽",
		tiles: [
			{ city: "HONOLULU", name: "호놀룰루" },
			{ city: "PARIS", name: "파리" },
			{ city: "LONDON", name: "런던" },
			{ city: "NEWYORK", name: "뉴욕" },
			{ city: "LOSANGELES", name: "로스앤젤레스" },
			{ city: "HONOLULU", area: "와이키키", name: "와이키키" },
		],
	},
];
