import type { Edge } from "#domain/search/words/edges.ts";
import type { Entry } from "#domain/search/words/Lexicon.ts";
import { lettersOf } from "#domain/search/words/letters.ts";
import type { Segments } from "#domain/search/words/segment.ts";
import type { Meaning, PlaceMeaning } from "#domain/search/words/Term.ts";

// Hand-made stretches of a text with their meanings, so that no test needs a whole world's lexicon.

export interface Said {
	readonly meaning: Meaning;
	readonly label?: string;
	readonly id?: string;
	readonly rank?: number;
	readonly weight?: number;
}

export const entryOf = ({ meaning, label = "이름", id = label, rank = 0, weight = 1 }: Said): Entry => ({
	rank,
	called: lettersOf(label),
	term: { id, label, meaning, weight, spellings: [{ text: label, rank }] },
});

/** Builds a stretch that may mean any of several things. */
export const edge = (start: number, end: number, said: readonly Said[], more: Partial<Edge> = {}): Edge => ({
	start,
	end,
	entries: said.map(entryOf),
	penalty: 0,
	isTypo: false,
	isUnfinished: false,
	isInitials: false,
	...more,
});

export const segments = (edges: readonly Edge[], unknown: Segments["unknown"] = []): Segments => ({
	edges,
	unknown,
});

export const city = (cityCode: string, nationCode = "KR"): PlaceMeaning => ({
	kind: "city",
	nationCode,
	cityCode,
});
export const nation = (nationCode: string): PlaceMeaning => ({ kind: "nation", nationCode });
export const region: PlaceMeaning = { kind: "region", nationCodes: [], cityCodes: ["GANGNEUNG"] };
export const elsewhere = (lat: number, lng = 127): PlaceMeaning => ({ kind: "elsewhere", lat, lng });
export const area = (cityCode: string, nationCode = "KR", lat = 37.5): PlaceMeaning => ({
	kind: "area",
	nationCode,
	cityCode,
	area: 1,
	subArea: 0,
	lat,
	lng: 127,
});
export const landmark = (cityCode: string, nationCode = "KR", lat = 37.5): PlaceMeaning => ({
	kind: "landmark",
	nationCode,
	cityCode,
	lat,
	lng: 127,
});
export const pool: Meaning = { kind: "facility", wish: { kinds: [], facilities: ["pool"], rooms: [] } };
