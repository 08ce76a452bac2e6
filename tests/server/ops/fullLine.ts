import { stay } from "./importing.ts";

const [room] = stay(1).rooms;
const [plan] = room!.plans;

export { plan, room };

/** A line that fills every field, of a stay in 홍대입구. */
export const full = stay(1, {
	name: "책장 호텔",
	nameEn: "Bookcase Hotel",
	lat: 37.5556,
	lng: 126.9241,
	fax: "02-0000-0001",
	chain: "서재",
	brand: "책장",
	contactEmail: "desk@bookcase.example",
	checkInTime: "16:30",
	checkOutTime: "10:00",
	facilities: ["POOL", "PARKING"],
	tags: ["조용한 동네"],
	notices: [{ title: "숙소 소개", text: "책이 많은 호텔입니다." }],
	otherSellers: [{ title: "다른 곳", percent: 120 }],
	hotelsCombined: {
		hotelId: "HC-9",
		label: "Bookcase",
		otherSellers: [{ title: "또 다른 곳", percent: 130 }],
	},
	externalRating: { overall: 4.3, cleanliness: 4.5, recommendation: 90 },
	rooms: [
		{
			...room,
			typeName: "트윈",
			bedType: "싱글 2개",
			grade: "디럭스",
			view: "정원",
			size: 24,
			basicInfo: ["기준 2인"],
			metaInfo: ["금연"],
			plans: [
				{
					...plan,
					type: "PACKAGE",
					minNights: 2,
					maxNights: 5,
					partialCancel: false,
					cashbackPercent: 3,
					discount: { kind: "LONG_NIGHT", percent: 10, minNights: 2 },
					taxPercent: 10,
					feePerNight: 2_000,
					contain: ["객실 이용"],
					detail: ["변경할 수 없습니다."],
					use: ["체크인 16:30"],
					valueAdds: ["웰컴 티"],
					rateComments: ["침대 추가 불가"],
				},
			],
		},
	],
});
