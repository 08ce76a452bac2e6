import { type FilterKey, fitFilter, type StayFilter } from "#domain/search/stayFilters.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import { narrowest } from "#domain/search/words/places.ts";
import { placesOf, type Reading, withUnused } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import type { PlaceMeaning } from "#domain/search/words/Term.ts";
import type { Keywords, NamedMatch } from "#server/catalogue/keyword/Keywords.ts";
import { MATCH } from "#server/catalogue/keyword/keywordQuery.ts";
import type { CityPoint } from "#server/catalogue/keyword/store/places.ts";
import type { SearchScope } from "#server/catalogue/search/findStays.ts";
import { anyPrice, averageRange, type PriceRange } from "#server/catalogue/search/PriceFilter.ts";
import type { CityPart } from "#server/catalogue/search/StayWish.ts";
import { type Catalogue, wishOf } from "./wishOf.ts";

/** The place of a call, by code where it was chosen and as text where it was typed. */
export interface AskedPlace {
	/** Empty = any. */
	readonly nationCode: string;
	readonly cityCode: string;
	readonly searchText: string;
	readonly locationKR: number;
	readonly subLocationKR: number;
}

/** What a call's place and text ask for. */
export interface ReadSearch {
	readonly scope: SearchScope;
	/** What of the text narrows the list as a filter does. */
	readonly filter: Partial<Record<FilterKey, readonly string[]>>;
	/** Null unless the text says so. */
	readonly sort: StaySort | null;
	/** What is searched around because it has nothing itself, by name; null = the places are searched themselves. */
	readonly around: string | null;
	/** Null without a text. */
	readonly reading: Reading | null;
	/** The only city that is searched as a whole; null = more, or a part of one. */
	readonly wholeCity: number | null;
}

/** Stays around a sight, and around a place that has none itself: as far as its city goes. */
const sightMetres = 5_000;
const aroundMetres = 50_000;
/** So few stays whose names hold the whole text are meant by it, even if the text says something else as well. */
const fewNames = 5;

/**
 * A known city with its area; else the place the text means; else the whole nation, or everywhere; there, whatever else the text
 * asks for. A code yields to a text that names a place elsewhere. Stays whose name fits the whole text come first.
 * `goesAround`: also around the quarter or sight that the text names, the nearest first. [DEC-009, DEC-046, DEC-161, DEC-193]
 */
export async function readSearch(
	catalogue: Catalogue,
	asked: AskedPlace,
	goesAround = false,
): Promise<ReadSearch> {
	const { keywords } = catalogue;
	const cities = await keywords.cities();
	const city = cities.find(({ cityCode }) => cityCode === asked.cityCode) ?? null;
	const text = asked.searchText.trim();
	const reading = text === "" ? null : withoutVain(await readingOf(keywords, text, cities));
	const places = reading
		? narrowest(placesOf(reading)).flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant])
		: [];
	const isChosen = city !== null && isChoiceKept(asked, city, reading, places);
	const parts = isChosen
		? [{ cityId: city.cityId, area: asked.locationKR, subArea: asked.subLocationKR }]
		: places.length > 0
			? places.flatMap((place) => partsOf(place, cities, goesAround))
			: cities.filter(({ nationCode }) => ["", nationCode].includes(asked.nationCode)).map(wholeOf);
	const cityIds = [...new Set(parts.map(({ cityId }) => cityId))];
	const [only, ...more] = parts;
	return {
		scope: await scopeOf(catalogue, { cityIds, parts, reading, isChosen }),
		...filterOf(reading),
		around: goesAround && !isChosen ? aroundLabel(reading) : null,
		reading,
		wholeCity: only && more.length === 0 && "area" in only && only.area === 0 ? only.cityId : null,
	};
}

/** A text as read; a word that stays are called by, none of them in the places of the text, is not taken for a name. [DEC-193] */
async function readingOf(keywords: Keywords, text: string, cities: readonly CityPoint[]): Promise<Reading> {
	const lexicon = await keywords.lexicon();
	const reading = readWords(text, lexicon);
	const places = placesOf(reading).flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant]);
	if (places.length === 0) return reading;
	const here = cities.filter((city) => places.some((place) => touches(place, city)));
	const strange = new Set<string>();
	for (const { meaning } of reading.chips) {
		if (meaning.kind !== "stay") continue;
		const named = await keywords.namedStays(meaning.name);
		if (!named.some(({ cityId }) => here.some((city) => city.cityId === cityId))) strange.add(meaning.name);
	}
	if (strange.size === 0) return reading;
	return readWords(text, {
		...lexicon,
		read: new Map(),
		namesStay: (name) => !strange.has(name) && lexicon.namesStay(name),
	});
}

/** A place without stays beside one that has some adds nothing, and is said not to have been used: 강릉 춘천. */
function withoutVain(reading: Reading): Reading {
	const places = narrowest(placesOf(reading));
	const vain = places.filter(({ meaning }) => meaning.kind === "elsewhere");
	return vain.length < places.length ? withUnused(reading, vain) : reading;
}

/** A code stands unless the text names another place, or a part of the whole city that was chosen. */
function isChoiceKept(
	{ locationKR: area }: AskedPlace,
	city: CityPoint,
	reading: Reading | null,
	places: readonly PlaceMeaning[],
): boolean {
	if (places.length === 0) return true;
	if (!places.some((place) => touches(place, city))) return false;
	// a tile may be called 통영·거제 and mean the city
	const isItsName =
		reading !== null && placesOf(reading).length === reading.chips.length && reading.text.includes(city.name);
	const narrows = places.every(({ kind }) => kind === "area" || kind === "landmark");
	return area !== 0 || isItsName || !narrows;
}

/** The quarters and sights that a text names, and that can be searched around. */
const aroundLabel = (reading: Reading | null): string | null =>
	(reading ? narrowest(placesOf(reading)) : [])
		.filter(({ meaning }) => meaning.kind === "area" || meaning.kind === "landmark")
		.map(({ label }) => label)
		.join(" · ") || null;

const wholeOf = ({ cityId }: CityPoint): CityPart => ({ cityId, area: 0, subArea: 0 });

/** Whether a place is the city, lies in it, or holds it. */
function touches(place: PlaceMeaning, { cityCode, nationCode }: CityPoint): boolean {
	if (place.kind === "elsewhere") return false;
	if (place.kind === "region") {
		return place.cityCodes.includes(cityCode) || place.nationCodes.includes(nationCode);
	}
	return place.kind === "nation" ? place.nationCode === nationCode : place.cityCode === cityCode;
}

function partsOf(place: PlaceMeaning, cities: readonly CityPoint[], goesAround: boolean): CityPart[] {
	return cities
		.filter((city) => touches(place, city))
		.map((city): CityPart => {
			const { cityId } = city;
			if (goesAround && (place.kind === "area" || place.kind === "landmark")) {
				return { cityId, lat: place.lat, lng: place.lng, metres: aroundMetres };
			}
			if (place.kind === "area") return { cityId, area: place.area, subArea: place.subArea };
			if (place.kind === "landmark") return { cityId, lat: place.lat, lng: place.lng, metres: sightMetres };
			return wholeOf(city);
		});
}

interface Where {
	readonly cityIds: readonly number[];
	readonly parts: readonly CityPart[];
	readonly reading: Reading | null;
	readonly isChosen: boolean;
}

async function scopeOf(
	catalogue: Catalogue,
	{ cityIds, parts, reading, isChosen }: Where,
): Promise<SearchScope> {
	const { keywords } = catalogue;
	const plain = { cityIds, named: null, wish: await wishOf(catalogue, parts, reading?.chips ?? []) };
	if (!reading) return plain;
	const fitting = await keywords.namedStays(reading.text);
	const understood = reading.chips.length > 0;
	if (!understood && !isChosen) {
		if (fitting.length > 0) return namedOnly(fitting);
		return reading.isIdle ? plain : namedOnly(await keywords.guessedStays(reading.text));
	}
	const isName = reading.chips.some(({ meaning }) => meaning.kind === "stay");
	const isLonePlace = placesOf(reading).length === reading.chips.length;
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

/** Of several prices that a text names, what all of them allow a stay of so many nights in all its rooms. */
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

/** A filter with what the text adds to it; of two limits the stricter holds. */
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
