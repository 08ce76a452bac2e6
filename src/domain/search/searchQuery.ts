import { counters } from "#domain/guests/counters.ts";
import { defaultGuests, fitGuests } from "#domain/guests/Guests.ts";
import { parseTimed } from "#domain/shared/dateForms.ts";
import { lastCivilDay, type StayDate } from "#domain/shared/StayDate.ts";
import { type StayDates, stayDates, stayFrom } from "#domain/shared/StayDates.ts";
import { clampWhole, hasValue } from "#domain/shared/values.ts";
import { defaultPlace, type SearchCondition, type SearchPlace } from "./SearchCondition.ts";

/** Query keys of /search, exactly these and in this order. [ROUTE-02] */
export const searchKeys = [
	"checkInDate",
	"checkOutDate",
	"cityCode",
	"area",
	"nationCode",
	"searchText",
	"subArea",
	"adtCnt",
	"chdCnt",
	"chdAges",
] as const;

/** Query key of the room count, which only the option and booking URLs carry. [DEC-015, DEC-016] */
export const roomsKey = "count";

export type SearchKey = (typeof searchKeys)[number] | typeof roomsKey;

/** Looks up a query key; null or undefined when it is absent. */
export type QueryReader = (key: SearchKey) => string | null | undefined;

/** Maximum number of characters in a search text. [DEC-043] */
export const maxSearchText = 50;

/** Highest area code allowed by the contract. */
const maxArea = 99_999;

/**
 * Normalises a search text: NFC, trimmed, single spaces between words, at most 50 characters. Control characters separate words like
 * spaces; unreadable characters, such as those of a link that was cut off within a character, are dropped. [DEC-043, DEC-045]
 */
export function fitSearchText(text: string): string {
	// A character takes at most four code units, so a long text need not be processed as a whole.
	const start = text
		.trim()
		.slice(0, 4 * maxSearchText)
		.toWellFormed()
		.replaceAll("\ufffd", "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.normalize("NFC");
	return [...start].slice(0, maxSearchText).join("").trim();
}

const codeOf = (value: string | null | undefined, form: RegExp): string => {
	const code = (value ?? "").trim().toUpperCase();
	return form.test(code) ? code : "";
};

const placeIn = (read: QueryReader): SearchPlace => ({
	searchText: fitSearchText(read("searchText") ?? ""),
	nationCode: codeOf(read("nationCode"), /^[A-Z]{2}$/),
	cityCode: codeOf(read("cityCode"), /^[A-Z0-9_-]{1,30}$/),
	area: clampWhole(read("area"), 0, maxArea),
	subArea: clampWhole(read("subArea"), 0, maxArea),
});

/**
 * Whether the query explicitly searches anywhere, as `searchQuery` writes a search without a place, e.g. one by dates only. A URL that
 * omits both keys does not count.
 */
const isAnywhere = (read: QueryReader): boolean => read("searchText") === "" && read("cityCode") === "";

function readPlace(read: QueryReader): SearchPlace {
	const place = placeIn(read);
	return isPlace(place) || isAnywhere(read) ? place : defaultPlace;
}

const isPlace = ({ searchText, cityCode }: SearchPlace): boolean =>
	hasValue(searchText) || hasValue(cityCode);

/** Whether a query names a place; one that does not stands for the default place or for none. */
export const namesPlace = (read: QueryReader): boolean => isPlace(placeIn(read));

/** Returns the date of a date or date-time text, or null. [DOM-DATE-02] */
const dayIn = (text: string | null | undefined): StayDate | null => parseTimed(text)?.day ?? null;

function readDates(read: QueryReader, today: StayDate, defaults: StayDates): StayDates {
	const checkInDate = dayIn(read("checkInDate"));
	// The calendar's very last day has no following day to check out on.
	if (checkInDate === null || checkInDate < today || checkInDate === lastCivilDay) {
		return { checkInDate: defaults.checkInDate, checkOutDate: defaults.checkOutDate };
	}
	return stayDates(checkInDate, dayIn(read("checkOutDate"))) ?? stayFrom(checkInDate, 1);
}

/**
 * Reads a valid search condition from any query. If the check-in is past or unreadable, both dates fall back to the defaults; a missing or
 * invalid check-out becomes the next day; numbers are clamped; a query without any place means the default place. [SEARCH-QRY-01,
 * SEARCH-QRY-02, SEARCH-QRY-03, SEARCH-QRY-04, DEC-042, DEC-043]
 */
export function readSearchQuery(read: QueryReader, today: StayDate, defaults: StayDates): SearchCondition {
	const ages = read("chdAges") ?? "";
	return {
		...readPlace(read),
		...readDates(read, today, defaults),
		...fitGuests(
			read("adtCnt") ?? defaultGuests.adults,
			read("chdCnt") ?? defaultGuests.childAges.length,
			ages.split(","),
		),
		rooms: clampWhole(read(roomsKey) ?? counters.rooms.start, counters.rooms.min, counters.rooms.max),
	};
}

/** Returns the ten key-value pairs of a /search URL, in order. Children's ages are joined with commas. [SEARCH-QRY-05, DEC-044] */
const searchPairs = (condition: SearchCondition): readonly (readonly [SearchKey, string])[] => {
	const values: Record<(typeof searchKeys)[number], string | number> = {
		checkInDate: condition.checkInDate,
		checkOutDate: condition.checkOutDate,
		cityCode: condition.cityCode,
		area: condition.area,
		nationCode: condition.nationCode,
		searchText: condition.searchText,
		subArea: condition.subArea,
		adtCnt: condition.adults,
		chdCnt: condition.childAges.length,
		chdAges: condition.childAges.join(","),
	};
	return searchKeys.map((key) => [key, String(values[key])] as const);
};

/** Encodes a value as browsers encode queries, including the apostrophe, so that a repaired URL equals the one the browser shows. */
const encoded = (value: string): string =>
	encodeURIComponent(value.toWellFormed()).replaceAll("%2C", ",").replaceAll("'", "%27");

const encode = (pairs: readonly (readonly [string, string])[]): string =>
	pairs.map(([key, value]) => `${key}=${encoded(value)}`).join("&");

/** Returns the query of a /search URL, without the question mark. [ROUTE-02, SEARCH-BAR-02] */
export const searchQuery = (condition: SearchCondition): string => encode(searchPairs(condition));

/** Returns the same query with the room count, for the option and booking URLs. [DEC-015, DEC-016] */
export const searchQueryWithRooms = (condition: SearchCondition): string =>
	encode([...searchPairs(condition), [roomsKey, String(condition.rooms)]]);
