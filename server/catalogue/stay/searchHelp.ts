import type { Guests } from "#domain/guests/Guests.ts";
import { lastSelectable } from "#domain/search/calendar.ts";
import { maxSearchText } from "#domain/search/searchQuery.ts";
import { filterKeys } from "#domain/search/stayFilters.ts";
import type { Lexicon } from "#domain/search/words/Lexicon.ts";
import { inOrder, placesOf, type Reading } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { conditionChips } from "#domain/search/words/statedStay.ts";
import { isPlace, type PlaceMeaning } from "#domain/search/words/Term.ts";
import { wishTerms } from "#domain/search/words/wishTerms.ts";
import { withoutChip, withoutChips } from "#domain/search/words/withoutChip.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { distanceBetween } from "#domain/stay/nearness.ts";
import type { CityPoint } from "#server/catalogue/keyword/store/places.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { citiesLeft } from "./readSearch.ts";
import { type ParsedQuery, type ProductsRequest, stayQuery } from "./stayQuery.ts";
import type { Schemas } from "./wire.ts";

const maxReadings = 6;
const maxDates = 3;
const nearCities = 3;
const otherKinds = [
	"호텔",
	"펜션",
	"리조트",
	"레지던스",
	"게스트하우스",
	"한옥",
	"풀빌라",
	"독채",
	"료칸",
	"글램핑",
];
/** Shifts of the check-in date in days, nearest first. */
const shifts = [1, -1, 2, -2, 3, -3, 7, -7, 14, -14];

/** Joins the chips of a text as displayed in suggestions. */
export const readingLabel = ({ chips }: Pick<Reading, "chips">): string =>
	inOrder(chips)
		.map(({ label }) => label)
		.join(" · ");

/** Returns the call with another text. A chosen place is dropped when the text names one. */
function retyped(request: ProductsRequest, searchText: string, lexicon: Lexicon): ProductsRequest {
	if (placesOf(readWords(searchText, lexicon)).length === 0) return { ...request, searchText };
	return { ...request, searchText, cityCode: "", nationCode: "", locationKR: 0, subLocationKR: 0 };
}

/** Returns the call with the guests of its text moved to fields, and the words for dates and guests removed from the text. */
function settledCall(
	request: ProductsRequest,
	reading: Reading | null,
	{ adults, childAges }: Guests,
	lexicon: Lexicon | null,
): ProductsRequest {
	if (!reading || !lexicon) return request;
	const searchText = withoutChips(reading, conditionChips(reading), lexicon);
	return { ...request, searchText, adtCnt: adults, chdCnt: childAges.length, chdAges: [...childAges] };
}

/** Returns alternatives for a search without results: other readings, conditions to drop and nearby dates. Each of them has results. [DEC-193] */
export async function searchHelp(
	context: CatalogContext,
	request: ProductsRequest,
	{ read: { reading }, guests, query, filter }: ParsedQuery,
	member: SignedInMember | null,
): Promise<Schemas["SearchHelp"]> {
	// without a text, there is no need to wait for the stay names
	const lexicon = reading && (await context.keywords.lexicon());
	const count = async (other: ProductsRequest): Promise<number> =>
		context.search.count((await stayQuery(context, other, member)).query);

	const conditions: Schemas["DroppedCondition"][] = [];
	for (const chip of reading?.chips ?? []) {
		const searchText = withoutChip(reading!, chip, lexicon!);
		if (searchText === "" || searchText.length > maxSearchText) continue;
		const found = await count(retyped(request, searchText, lexicon!));
		if (found > 0) conditions.push({ label: chip.label, searchText, filter: null, count: found });
	}
	for (const key of [...filterKeys.filter((each) => filter[each].length > 0), "bounds" as const]) {
		if (request[key] === undefined) continue;
		const { [key]: _, ...others } = request;
		const found = await count(others);
		if (found > 0) conditions.push({ label: "", searchText: null, filter: key, count: found });
	}

	const readings: Schemas["CountedReading"][] = [];
	const known = new Set(conditions.map(({ searchText }) => searchText));
	const cities = citiesLeft(await context.keywords.cities(), reading);
	for (const searchText of otherTexts(reading, cities)) {
		if (readings.length === maxReadings) break;
		if (known.has(searchText) || searchText.length > maxSearchText) continue;
		known.add(searchText);
		const found = await count(retyped(request, searchText, lexicon!));
		const label = readingLabel(readWords(searchText, lexicon!));
		if (found > 0 && label !== "") readings.push({ label, searchText, count: found });
	}

	const dates: Schemas["CountedDates"][] = [];
	const { stay, moment } = query;
	const nights = nightsOf(stay);
	const settled = settledCall(request, reading, guests, lexicon);
	const isSoon = stay.checkInDate >= moment.today && stay.checkInDate <= lastSelectable(moment.today);
	// dates are shifted only within the bookable calendar
	for (const shift of isSoon ? shifts : []) {
		const checkInDate = addDays(stay.checkInDate, shift);
		if (dates.length === maxDates) break;
		if (checkInDate < moment.today || checkInDate >= lastSelectable(moment.today)) continue;
		const moved = { checkInDate, checkOutDate: addDays(checkInDate, nights) };
		const found = await count({ ...settled, ...moved });
		if (found > 0) dates.push({ ...moved, count: found });
	}
	return { readings, conditions, dates };
}

/**
 * Returns alternative texts: cheapest first when the price was too low, most expensive first when it was too high; the city around a
 * district; the nearest cities to a place without stays; other kinds in the same place; and, when no place was named, the cities
 * themselves.
 */
function otherTexts(reading: Reading | null, cities: readonly CityPoint[]): readonly string[] {
	if (!reading) return [];
	if (reading.chips.length === 0) return cities.map(({ name }) => name);
	const wishes = reading.chips.filter(
		({ meaning }) => !isPlace(meaning) && !(meaning.kind === "without" && "places" in meaning),
	);
	const kinds = wishes.filter(({ meaning }) => meaning.kind === "kind");
	const others = wishes.filter((chip) => !kinds.includes(chip));
	const unpriced = others.filter(({ meaning }) => meaning.kind !== "price" && meaning.kind !== "sort");
	const orders = others.flatMap(({ meaning }) =>
		meaning.kind === "price" ? [meaning.max === null ? "높은 가격순" : "낮은 가격순"] : [],
	);
	const text = (...parts: readonly (string | readonly { readonly label: string }[])[]): string =>
		parts
			.flatMap((part) => (typeof part === "string" ? [part] : part.map(({ label }) => label)))
			.filter((part) => part !== "")
			.join(" ");
	const places = placesOf(reading);
	const wider = places.flatMap(({ meaning }) => around(meaning, cities));
	const here = places.length > 0 ? text(places) : "";
	const known = new Set(wishTerms.map(({ label }) => label));
	const instead =
		kinds.length > 0
			? otherKinds.filter((kind) => known.has(kind) && !kinds.some(({ label }) => label === kind))
			: [];
	return [
		...orders.map((order) => text(here, unpriced, kinds, order)),
		...wider.map((city) => text(city, others, kinds)),
		...[here, ...wider.slice(0, 1)].flatMap((place) => instead.map((kind) => text(place, others, kind))),
		...wider.map((city) => text(city)),
		...(places.length === 0 ? cities.map(({ name }) => name) : []),
	];
}

/** Returns the names of the cities a place is in or near. */
function around(place: PlaceMeaning, cities: readonly CityPoint[]): readonly string[] {
	if (place.kind === "area" || place.kind === "landmark") {
		return cities.filter(({ cityCode }) => cityCode === place.cityCode).map(({ name }) => name);
	}
	if (place.kind !== "elsewhere" && place.kind !== "city") return [];
	const from = place.kind === "city" ? cities.find(({ cityCode }) => cityCode === place.cityCode) : place;
	if (!from) return [];
	return cities
		.filter((city) => city !== from)
		.toSorted((one, other) => distanceBetween(from, one) - distanceBetween(from, other))
		.slice(0, nearCities)
		.map(({ name }) => name);
}
