import type { PictureKind, PlaceSubject, RoomKind, Subject } from "./kinds.ts";

/** The character of a city, which decides what its hotels look out on. */
interface Place {
	readonly own: PlaceSubject;
	readonly hotel: readonly Subject[];
}

const places: Record<string, Place> = {
	SEOUL: { own: "seoul", hotel: ["facade", "skyline"] },
	BUSAN: { own: "busan", hotel: ["harbour", "facade", "coast"] },
	JEJU: { own: "jeju", hotel: ["island", "resort", "coast"] },
	GANGNEUNG: { own: "gangneung", hotel: ["coast", "facade", "resort"] },
	GYEONGJU: { own: "gyeongju", hotel: ["facade", "hanok", "pension"] },
	YEOSU: { own: "yeosu", hotel: ["harbour", "coast", "resort"] },
	SOKCHO: { own: "sokcho", hotel: ["coast", "lodge", "facade"] },
	JEONJU: { own: "jeonju", hotel: ["facade", "hanok"] },
	GAPYEONG: { own: "gapyeong", hotel: ["pension", "lodge", "facade"] },
	INCHEON: { own: "incheon", hotel: ["facade", "harbour", "coast"] },
	PYEONGCHANG: { own: "pyeongchang", hotel: ["resort", "lodge", "facade"] },
	TONGYEONG: { own: "tongyeong", hotel: ["harbour", "coast", "resort"] },
	DANYANG: { own: "danyang", hotel: ["lodge", "facade", "pension"] },
	TAEAN: { own: "taean", hotel: ["coast", "resort", "pension"] },
	NAMHAE: { own: "namhae", hotel: ["coast", "resort", "pension"] },
	PHUKET: { own: "phuket", hotel: ["resort", "pool", "villa"] },
	SAPPORO: { own: "sapporo", hotel: ["facade", "lodge", "ryokan"] },
	TOKYO: { own: "tokyo", hotel: ["facade", "market"] },
	OSAKA: { own: "osaka", hotel: ["facade", "market"] },
	FUKUOKA: { own: "fukuoka", hotel: ["facade", "market"] },
	KYOTO: { own: "kyoto", hotel: ["ryokan", "facade"] },
	OKINAWA: { own: "okinawa", hotel: ["resort", "coast", "pool"] },
	BANGKOK: { own: "bangkok", hotel: ["facade", "pool", "market"] },
	DANANG: { own: "danang", hotel: ["resort", "pool", "villa"] },
	NHATRANG: { own: "nhatrang", hotel: ["resort", "pool", "coast"] },
	SINGAPORE: { own: "singapore", hotel: ["facade", "pool"] },
	TAIPEI: { own: "taipei", hotel: ["facade", "market"] },
	PARIS: { own: "paris", hotel: ["street", "facade"] },
	LONDON: { own: "london", hotel: ["street", "facade"] },
	NEWYORK: { own: "newyork", hotel: ["towers", "facade"] },
	HAWAII: { own: "hawaii", hotel: ["resort", "pool", "coast"] },
};

const nations: Record<
	string,
	{ readonly places: readonly PlaceSubject[]; readonly hotel: readonly Subject[] }
> = {
	KR: {
		places: ["seoul", "busan", "jeju", "gangneung", "gyeongju", "yeosu", "sokcho", "jeonju"],
		hotel: ["facade", "coast", "pension"],
	},
	JP: { places: ["tokyo", "osaka", "fukuoka", "kyoto", "okinawa"], hotel: ["facade", "ryokan", "market"] },
	TH: { places: ["bangkok"], hotel: ["pool", "villa", "resort"] },
	VN: { places: ["danang", "nhatrang"], hotel: ["resort", "pool", "market"] },
	SG: { places: ["singapore"], hotel: ["facade", "pool"] },
	TW: { places: ["taipei"], hotel: ["facade", "market"] },
	FR: { places: ["paris"], hotel: ["street", "facade"] },
	GB: { places: ["london"], hotel: ["street", "facade"] },
	US: { places: ["newyork", "hawaii"], hotel: ["towers", "facade"] },
};

const aliases: Record<string, string> = {
	HONOLULU: "HAWAII",
	OAHU: "HAWAII",
	NYC: "NEWYORK",
	JEJUDO: "JEJU",
};

const cityKey = (city: string) => {
	const plain = city.toUpperCase().replace(/[^A-Z]/g, "");
	return aliases[plain] ?? plain;
};

const rooms: ReadonlySet<string> = new Set<RoomKind>([
	"double",
	"twin",
	"suite",
	"ondol",
	"tatami",
	"villaRoom",
	"family",
	"dormitory",
	"bathroom",
	"breakfast",
	"lobby",
	"lounge",
]);

const isRoom = (kind: PictureKind): kind is RoomKind => rooms.has(kind);

/** Returns the subjects that may illustrate a kind of picture in a city, the most fitting first. Never empty. */
export function subjectsFor(kind: PictureKind, nation: string, city: string): readonly Subject[] {
	if (isRoom(kind)) return [kind];
	const place = places[cityKey(city)];
	const land = nations[nation.toUpperCase()];
	const own: readonly Subject[] = place ? [place.own] : (land?.places ?? ["seoul"]);
	const hotel = place?.hotel ?? land?.hotel ?? ["facade", "street", "pool"];
	const korean = nation.toUpperCase() === "KR" || nation === "";
	switch (kind) {
		case "destination":
			return own;
		case "banner":
			return [
				"bannerCoast",
				"bannerHanok",
				"bannerCity",
				"bannerOnsen",
				"bannerSnow",
				"bannerBlossom",
				"bannerTropical",
				"bannerNight",
			];
		case "pool":
			return ["pool"];
		case "hotel":
			return place ? [...hotel, place.own] : hotel;
		case "residence":
		case "motel":
			return ["facade", ...own.slice(0, 1)];
		case "resort":
			return hotel.includes("resort") || !korean ? ["resort", "pool"] : ["resort", "lodge", "pool"];
		case "pension":
			return ["pension", "lodge"];
		case "poolVilla":
			return korean ? ["pool", "pension"] : ["villa", "pool"];
		case "hanok":
			return ["hanok"];
		case "ryokan":
			return ["ryokan"];
		case "villa":
			return ["villa"];
		case "lodge":
			return ["lodge"];
		case "glamping":
			return ["lodge", "coast", "pension"];
		case "guesthouse":
			return korean ? ["pension", "hanok", ...own] : [...hotel.slice(0, 1), ...own];
		case "hostel":
			return ["facade", ...own];
	}
}

/** Returns the rooms and facilities in the gallery of a kind of stay, in display order. */
export function roomSubjects(kind: PictureKind): readonly RoomKind[] {
	switch (kind) {
		case "hanok":
			return ["ondol", "family", "breakfast", "bathroom"];
		case "ryokan":
			return ["tatami", "bathroom", "breakfast", "lobby"];
		case "villa":
		case "poolVilla":
			return ["villaRoom", "bathroom", "breakfast", "lounge"];
		case "hostel":
		case "guesthouse":
			return ["dormitory", "twin", "lounge", "breakfast"];
		case "pension":
		case "lodge":
		case "glamping":
			return ["family", "double", "bathroom", "breakfast"];
		case "resort":
			return ["suite", "double", "bathroom", "lounge", "breakfast"];
		default:
			return ["double", "twin", "suite", "bathroom", "lobby", "breakfast"];
	}
}
