/** Latitude and longitude. */
export type Point = readonly [lat: number, lng: number];

/** What attracts visitors to a place; decides its peak weeks. */
export type Season = "city" | "beach" | "mountain" | "ski" | "tropics";

export type StayKind =
	| "hotel"
	| "residence"
	| "resort"
	| "pension"
	| "poolvilla"
	| "hanok"
	| "guesthouse"
	| "ryokan"
	| "glamping"
	| "villa";

export interface SubArea {
	readonly name: string;
	readonly english: string;
	/** The district in the address, where it differs from that of most of the area. */
	readonly street?: string;
	readonly at: Point;
}

/** A part of a city that travellers search by. Stays are placed within a few hundred metres of its points. */
export interface Area {
	readonly name: string;
	/** As written in the stays' addresses. */
	readonly street: string;
	readonly english: string;
	/** Its parts if it has any, else one or more points on dry land. */
	readonly parts: readonly SubArea[] | readonly Point[];
}

export type Sight = readonly [name: string, category: SightKind, lat: number, lng: number];

export type SightKind =
	| "관광지"
	| "해변"
	| "공원"
	| "시장"
	| "박물관"
	| "역"
	| "쇼핑"
	| "사찰"
	| "전망대"
	| "테마파크";

export interface City {
	readonly id: number;
	readonly code: string;
	readonly nation: string;
	readonly name: string;
	readonly english: string;
	/** First words of an address. */
	readonly province: string;
	readonly at: Point;
	/** Set where its nation has several. */
	readonly timeZone?: string;
	/** Share of the stays. */
	readonly weight: number;
	/** Price level relative to Gangneung, which is 1. */
	readonly level: number;
	readonly season: Season;
	readonly hasCoast: boolean;
	readonly kinds: Partial<Record<StayKind, number>>;
	/** Areas to which a kind is limited, by name. */
	readonly only?: Partial<Record<StayKind, readonly string[]>>;
	readonly areas: readonly Area[];
	readonly sights: readonly Sight[];
}

export interface Nation {
	readonly code: string;
	readonly name: string;
	readonly english: string;
	readonly dialCode: string;
	readonly timeZone: string;
	/** Tax included in the price, in percent, and the range of the fee paid at the stay per room and night, in won. */
	readonly taxPercent: number;
	readonly feePerNight: readonly [low: number, high: number];
}

/** A place around which stays are located. */
export interface Spot {
	readonly at: Point;
	/** Id of its sub-area; 0 when the area has none. */
	readonly subArea: number;
	readonly name: string;
	readonly english: string;
	readonly street: string;
}

export const pointsOf = ({ parts, name, english, street }: Area): Spot[] =>
	parts.map((part, index) =>
		"name" in part
			? { street, ...part, subArea: index + 1 }
			: { at: part, subArea: 0, name, english, street },
	);
