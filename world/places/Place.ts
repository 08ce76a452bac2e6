/** Latitude, longitude. */
export type Point = readonly [lat: number, lng: number];

/** What of a year a place lives from; decides its dear weeks. */
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
	/** Where it lies in another district than most of its area. */
	readonly street?: string;
	readonly at: Point;
}

/** A part of a city that travellers search by. Stays are put within a few hundred metres of its points. */
export interface Area {
	readonly name: string;
	/** As stays write it in their address. */
	readonly street: string;
	readonly english: string;
	/** Its parts when it has some, else one point or more on dry land. */
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
	/** Where its nation has several. */
	readonly timeZone?: string;
	/** Share of the stays. */
	readonly weight: number;
	/** Price level; 1 is Gangneung. */
	readonly level: number;
	readonly season: Season;
	readonly hasCoast: boolean;
	readonly kinds: Partial<Record<StayKind, number>>;
	/** Areas a kind is limited to, by name. */
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
	/** Tax that is part of the price, percent, and fee paid at the stay for a room and night, won. */
	readonly taxPercent: number;
	readonly feePerNight: readonly [low: number, high: number];
}

/** A place stays are put around. */
export interface Spot {
	readonly at: Point;
	/** The number of its part; 0: the area has none. */
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
