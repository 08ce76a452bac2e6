/** What a picture is used for: the cover of a kind of stay, a room or facility, a destination, a banner. */
export type StayKind =
	| "hotel"
	| "residence"
	| "motel"
	| "resort"
	| "pension"
	| "poolVilla"
	| "hanok"
	| "ryokan"
	| "guesthouse"
	| "hostel"
	| "villa"
	| "lodge"
	| "glamping";

export type RoomKind =
	| "double"
	| "twin"
	| "suite"
	| "ondol"
	| "tatami"
	| "villaRoom"
	| "family"
	| "dormitory"
	| "bathroom"
	| "breakfast"
	| "lobby"
	| "lounge";

export type PictureKind = StayKind | RoomKind | "pool" | "destination" | "banner";

/** Subjects drawn as 4:3 exteriors. */
export type SceneSubject =
	| "skyline"
	| "harbour"
	| "coast"
	| "island"
	| "hanok"
	| "lodge"
	| "pension"
	| "resort"
	| "pool"
	| "ryokan"
	| "villa"
	| "street"
	| "towers"
	| "market"
	| "facade";

/** Popular places with a picture of their own, by city code. */
export type PlaceSubject =
	| "seoul"
	| "busan"
	| "jeju"
	| "gangneung"
	| "gyeongju"
	| "yeosu"
	| "sokcho"
	| "jeonju"
	| "namhae"
	| "phuket"
	| "sapporo"
	| "gapyeong"
	| "incheon"
	| "pyeongchang"
	| "tongyeong"
	| "danyang"
	| "taean"
	| "tokyo"
	| "osaka"
	| "fukuoka"
	| "kyoto"
	| "okinawa"
	| "bangkok"
	| "danang"
	| "nhatrang"
	| "singapore"
	| "taipei"
	| "paris"
	| "london"
	| "newyork"
	| "hawaii";

export type BannerSubject =
	| "bannerCoast"
	| "bannerHanok"
	| "bannerCity"
	| "bannerOnsen"
	| "bannerSnow"
	| "bannerBlossom"
	| "bannerTropical"
	| "bannerNight";

export type Subject = SceneSubject | RoomKind | PlaceSubject | BannerSubject;
