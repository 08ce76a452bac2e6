import { type FilterKey, fitFilter, type StayFilter } from "#domain/search/stayFilters.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import { placesOf, type Reading, refusedPlaces, withUnused } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { isPlace, type PlaceMeaning } from "#domain/search/words/Term.ts";
import type { Keywords, NamedMatch } from "#server/catalogue/keyword/Keywords.ts";
import { MATCH } from "#server/catalogue/keyword/keywordQuery.ts";
import type { CityPoint } from "#server/catalogue/keyword/store/places.ts";
import type { SearchScope } from "#server/catalogue/search/findStays.ts";
import { anyPrice, averageRange, type PriceRange } from "#server/catalogue/search/PriceFilter.ts";
import type { CityPart } from "#server/catalogue/search/StayWish.ts";
import {
	isInCity,
	partsOf,
	refusedMetres,
	sightMetres,
	surroundingsOf,
	touches,
	wholeOf,
} from "./cityParts.ts";
import { type Catalogue, wishOf } from "./wishOf.ts";

/** The place requested by a call: codes if it was chosen, text if it was typed. */
export interface PlaceRequest {
	/** Empty means any nation. */
	readonly nationCode: string;
	readonly cityCode: string;
	readonly searchText: string;
	readonly locationKR: number;
	readonly subLocationKR: number;
}

/** The result of interpreting a call's place and text. */
export interface ReadSearch {
	readonly scope: SearchScope;
	/** Filter values expressed in the text. */
	readonly filter: Partial<Record<FilterKey, readonly string[]>>;
	/** Sort order expressed in the text; null when there is none. */
	readonly sort: StaySort | null;
	/** Name of the place whose surroundings are searched because it has no stays itself; null when the places themselves are searched. */
	readonly around: string | null;
	/** Null when there is no text. */
	readonly reading: Reading | null;
	/** ID of the only city, when exactly one city is searched as a whole; otherwise null. */
	readonly wholeCity: number | null;
}

/** Up to this many stays whose names contain the whole text are taken to be meant, even if the text can also be read differently. */
const fewNames = 5;

/**
 * Interprets the place and text of a call. The place is a known city with its area; otherwise the place named in the text; otherwise the
 * whole nation, or everywhere. The remaining text narrows the search within it. A chosen code yields to a text that names a place
 * elsewhere. Stays whose name matches the whole text come first. With `goesAround`, the surroundings of the district or sight named in the
 * text are searched as well, nearest first. [DEC-009, DEC-046, DEC-161, DEC-193]
 */
export async function readSearch(
	catalogue: Catalogue,
	request: PlaceRequest,
	goesAround = false,
): Promise<ReadSearch> {
	const { keywords } = catalogue;
	const cities = await keywords.cities();
	const city = cities.find(({ cityCode }) => cityCode === request.cityCode) ?? null;
	const text = request.searchText.trim();
	const reading = text === "" ? null : withoutStaylessPlaces(await readingOf(keywords, text, cities));
	const places = reading
		? placesOf(reading).flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant])
		: [];
	const open = citiesLeft(cities, reading);
	const isChosen = city !== null && open.includes(city) && isChoiceKept(request, city, reading, places);
	const parts = isChosen
		? [{ cityId: city.cityId, area: request.locationKR, subArea: request.subLocationKR }]
		: places.length > 0
			? places.flatMap((place) =>
					goesAround && isInCity(place) ? surroundingsOf(place, open) : partsOf(place, open, sightMetres),
				)
			: open.filter(({ nationCode }) => ["", nationCode].includes(request.nationCode)).map(wholeOf);
	const cityIds = [...new Set(parts.map(({ cityId }) => cityId))];
	const outside = refusedOf(reading)
		.filter(isInCity)
		.flatMap((place) => partsOf(place, open, refusedMetres));
	const [only, ...more] = parts;
	const scope = await scopeOf(catalogue, { cityIds, parts, outside, reading, isChosen });
	return {
		scope,
		...filterOf(reading),
		around: goesAround && !isChosen ? aroundLabel(reading) : null,
		// A text taken for a name as a whole leaves no word out.
		reading: reading && !scope.wish ? { ...reading, unknown: [] } : reading,
		wholeCity: only && more.length === 0 && "area" in only && only.area === 0 ? only.cityId : null,
	};
}

const refusedOf = (reading: Reading | null): readonly PlaceMeaning[] =>
	reading ? refusedPlaces(reading) : [];

/** Returns the cities that a text does not exclude as a whole: '서울 말고'. [DEC-193] */
export function citiesLeft(cities: readonly CityPoint[], reading: Reading | null): readonly CityPoint[] {
	const refused = refusedOf(reading).filter((place) => !isInCity(place));
	return cities.filter((city) => !refused.some((place) => touches(place, city)));
}

/** Reads a text. A word that occurs in stay names, but in none within the places of the text, is not read as a name. [DEC-193] */
async function readingOf(keywords: Keywords, text: string, cities: readonly CityPoint[]): Promise<Reading> {
	const lexicon = await keywords.lexicon();
	const reading = readWords(text, lexicon);
	const places = placesOf(reading).flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant]);
	if (places.length === 0) return reading;
	const here = cities.filter((city) => places.some((place) => touches(place, city)));
	const unmatchedNames = new Set<string>();
	for (const { meaning } of reading.chips) {
		if (meaning.kind !== "stay") continue;
		const named = await keywords.namedStays(meaning.name);
		if (!named.some(({ cityId }) => here.some((city) => city.cityId === cityId)))
			unmatchedNames.add(meaning.name);
	}
	if (unmatchedNames.size === 0) return reading;
	return readWords(text, {
		...lexicon,
		read: new Map(),
		namesStay: (name) => !unmatchedNames.has(name) && lexicon.namesStay(name),
	});
}

/** Drops a place without stays when it is named next to one that has some, and reports it as unused: 강릉 춘천. */
function withoutStaylessPlaces(reading: Reading): Reading {
	const places = placesOf(reading);
	const vain = places.filter(({ meaning }) => meaning.kind === "elsewhere");
	return vain.length < places.length ? withUnused(reading, vain) : reading;
}

/** Whether the chosen code applies. It yields when the text names another place, or a part of the city that was chosen as a whole. */
function isChoiceKept(
	{ locationKR: area }: PlaceRequest,
	city: CityPoint,
	reading: Reading | null,
	places: readonly PlaceMeaning[],
): boolean {
	if (places.length === 0) return true;
	if (!places.some((place) => touches(place, city))) return false;
	// a tile may be called 통영·거제 and stand for the city
	const isItsName =
		reading?.chips.every(({ meaning }) => isPlace(meaning)) && reading.text.includes(city.name);
	const narrows = places.every(isInCity);
	return area !== 0 || isItsName || !narrows;
}

/** Returns the labels of the districts and sights named in the text whose surroundings can be searched; null when there are none. */
const aroundLabel = (reading: Reading | null): string | null =>
	(reading ? placesOf(reading) : [])
		.filter(({ meaning }) => isInCity(meaning))
		.map(({ label }) => label)
		.join(" · ") || null;

interface Where {
	readonly cityIds: readonly number[];
	readonly parts: readonly CityPart[];
	readonly outside: readonly CityPart[];
	readonly reading: Reading | null;
	readonly isChosen: boolean;
}

async function scopeOf(
	catalogue: Catalogue,
	{ cityIds, parts, outside, reading, isChosen }: Where,
): Promise<SearchScope> {
	const wish = await wishOf(catalogue, { parts, outside }, reading?.chips ?? []);
	const plain = { cityIds, named: null, wish };
	if (!reading) return plain;
	const fitting = await catalogue.keywords.namedStays(reading.text);
	const understood = reading.chips.length > 0;
	if (!understood && !isChosen) {
		// One syllable occurs in too many names: 섬 is not meant as the beginning of 서면.
		if (fitting.length > 0 && !(reading.isIdle && [...reading.text].length === 1)) return namedOnly(fitting);
		return reading.isIdle ? plain : namedOnly(await catalogue.keywords.guessedStays(reading.text));
	}
	const isName = reading.chips.some(({ meaning }) => meaning.kind === "stay");
	const isLonePlace = reading.chips.every(({ meaning }) => isPlace(meaning));
	const inOnePiece = fitting.filter(({ quality }) => quality <= MATCH.contains);
	const isSpecific = !isLonePlace && inOnePiece.length <= fewNames;
	const first = (isName ? fitting : inOnePiece).filter(
		({ quality, cityId }) =>
			(isName || isSpecific || quality === MATCH.whole) && (!isChosen || cityIds.includes(cityId)),
	);
	const others = new Set([...cityIds, ...first.map(({ cityId }) => cityId)]);
	return { ...plain, cityIds: [...others], named: first };
}

const namedOnly = (stays: readonly NamedMatch[]): SearchScope => ({
	cityIds: [...new Set(stays.map(({ cityId }) => cityId))],
	named: stays,
});

function filterOf(reading: Reading | null): Pick<ReadSearch, "filter" | "sort"> {
	const given: Partial<Record<FilterKey, string[]>> = {};
	let sort: StaySort | null = null;
	const add = (key: FilterKey, value: string): void => {
		given[key] = [...(given[key] ?? []), value];
	};
	for (const { meaning } of reading?.chips ?? []) {
		if (meaning.kind === "freeCancel") add("freeCancel", "1");
		if (meaning.kind === "meal") add("meals", meaning.meal.toUpperCase());
		if (meaning.kind === "score") add("scoreMin", String(meaning.min));
		if (meaning.kind === "sort") sort = meaning.sort;
	}
	return { filter: given, sort };
}

/** Combines the prices named in a text into one range for the total of a stay. `roomNights` is the number of rooms times nights. */
export function priceOf(reading: Reading | null, roomNights: number): PriceRange {
	const said = (reading?.chips ?? []).flatMap(({ meaning }): PriceRange[] => {
		if (meaning.kind !== "price") return [];
		const range = { min: meaning.min ?? 0, max: meaning.max ?? Number.MAX_SAFE_INTEGER };
		return [meaning.isInAll ? range : averageRange(range, roomNights)];
	});
	return {
		min: Math.max(anyPrice.min, ...said.map(({ min }) => min)),
		max: Math.min(anyPrice.max, ...said.map(({ max }) => max)),
	};
}

/** Adds the filter values expressed in the text; of two thresholds the stricter applies. */
export function withText(filter: StayFilter, { filter: added }: Pick<ReadSearch, "filter">): StayFilter {
	const merged = (key: FilterKey): readonly string[] =>
		fitFilter(key, [...filter[key], ...(added[key] ?? [])]);
	return {
		...filter,
		freeCancel: merged("freeCancel"),
		meals: merged("meals"),
		scoreMin: merged("scoreMin"),
	};
}
