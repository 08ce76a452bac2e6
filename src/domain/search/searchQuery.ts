import { counters } from "#domain/guests/counters.ts";
import { defaultGuests, fitGuests } from "#domain/guests/Guests.ts";
import { parseTimed } from "#domain/shared/dateForms.ts";
import { lastCivilDay, type StayDate } from "#domain/shared/StayDate.ts";
import { type StayDates, stayDates, stayFrom } from "#domain/shared/StayDates.ts";
import { clampWhole, hasValue } from "#domain/shared/values.ts";
import { defaultPlace, type SearchCondition, type SearchPlace } from "./SearchCondition.ts";

/** The query keys of /search, exactly these and in this order. [ROUTE-02] */
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

/** The option and booking addresses also carry the room count. [DEC-015, DEC-016] */
export const roomsKey = "count";

export type SearchKey = (typeof searchKeys)[number] | typeof roomsKey;

/** Looks a query key up; null or undefined when it is absent. */
export type QueryReader = (key: SearchKey) => string | null | undefined;

/** Characters of a search text. [DEC-043] */
export const maxSearchText = 50;

/** The highest area code the contract knows. */
const maxArea = 99_999;

/** Composed, trimmed, its words one space apart, at most 50 characters, no half characters. [DEC-043, DEC-045] */
export function fitSearchText(text: string): string {
	// four code units make a character at most: a long text is not taken apart as a whole
	const start = text
		.trim()
		.slice(0, 4 * maxSearchText)
		.replace(/\s+/gu, " ")
		.normalize("NFC");
	return [...start].slice(0, maxSearchText).join("").toWellFormed().trim();
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

/** As `searchQuery` writes a search without a place, such as one by days alone; an address that leaves both out has not said. */
const saysAnywhere = (read: QueryReader): boolean => read("searchText") === "" && read("cityCode") === "";

function readPlace(read: QueryReader): SearchPlace {
	const place = placeIn(read);
	return isPlace(place) || saysAnywhere(read) ? place : defaultPlace;
}

const isPlace = ({ searchText, cityCode }: SearchPlace): boolean =>
	hasValue(searchText) || hasValue(cityCode);

/** Whether a query says where; one that does not is about the default place, or about none. */
export const namesPlace = (read: QueryReader): boolean => isPlace(placeIn(read));

/** The day of a date or date-time. [DOM-DATE-02] */
const dayIn = (text: string | null | undefined): StayDate | null => parseTimed(text)?.day ?? null;

function readDates(read: QueryReader, today: StayDate, defaults: StayDates): StayDates {
	const checkInDate = dayIn(read("checkInDate"));
	// the calendar's very last day has no next day to leave on
	if (checkInDate === null || checkInDate < today || checkInDate === lastCivilDay) {
		return { checkInDate: defaults.checkInDate, checkOutDate: defaults.checkOutDate };
	}
	return stayDates(checkInDate, dayIn(read("checkOutDate"))) ?? stayFrom(checkInDate, 1);
}

/**
 * A condition within every limit out of any query. A past or unreadable check-in drops both dates for the defaults, a
 * check-out that is missing, too early or too late becomes the next day, numbers are clamped, and a query that says nothing of a place means the default one.
 * [SEARCH-QRY-01, SEARCH-QRY-02, SEARCH-QRY-03, SEARCH-QRY-04, DEC-042, DEC-043]
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

/** The ten pairs of a /search address, in order. Children's ages are joined with commas. [SEARCH-QRY-05, DEC-044] */
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

/** As a browser spells a query, which has a code for the apostrophe too: an address that is repaired must come out as it is written. */
const encoded = (value: string): string =>
	encodeURIComponent(value.toWellFormed()).replaceAll("%2C", ",").replaceAll("'", "%27");

const encode = (pairs: readonly (readonly [string, string])[]): string =>
	pairs.map(([key, value]) => `${key}=${encoded(value)}`).join("&");

/** The query of a /search address, without the question mark. [ROUTE-02, SEARCH-BAR-02] */
export const searchQuery = (condition: SearchCondition): string => encode(searchPairs(condition));

/** The same with the room count, for the option and booking addresses. [DEC-015, DEC-016] */
export const searchQueryWithRooms = (condition: SearchCondition): string =>
	encode([...searchPairs(condition), [roomsKey, String(condition.rooms)]]);
