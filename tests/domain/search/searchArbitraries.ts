import fc from "fast-check";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { fitSearchText } from "#domain/search/searchQuery.ts";
import {
	type FilterKey,
	fitFilter,
	perFilter,
	type StayFilter,
	valuesOf,
} from "#domain/search/stayFilters.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { someGuests } from "../guests/guestArbitraries.ts";
import { anyCharacters, someDay } from "../shared/arbitraries.ts";

export const searchText = fc
	.oneof(anyCharacters(), fc.constantFrom("서울", "W & 호텔", "50%+α", "a=b&c#d?", "東京", "🏨,🏖️"))
	.map(fitSearchText)
	.filter((text) => text !== "");

const code = (values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom("", ...values);
const area = fc.oneof(fc.nat({ max: 50 }), fc.constant(99_999));

/** Any condition the search bar could have produced on or after `today`. */
const conditionFrom = (today: ReturnType<typeof addDays>): fc.Arbitrary<SearchCondition> =>
	fc
		.record({
			searchText,
			nationCode: code(["KR", "JP", "US"]),
			cityCode: code(["SEOUL", "HO_CHI_MINH", "NEW-YORK"]),
			area,
			subArea: area,
			ahead: fc.nat({ max: 400 }),
			nights: fc.integer({ min: 1, max: 181 }),
			guests: someGuests,
			rooms: fc.integer({ min: 1, max: 5 }),
		})
		.map(({ ahead, nights, guests, ...rest }) => ({
			...rest,
			...guests,
			checkInDate: addDays(today, ahead),
			checkOutDate: addDays(today, ahead + nights),
		}));

/** A day, and a condition produced on it. */
export const dayAndCondition = someDay.chain((today) =>
	conditionFrom(today).map((condition) => ({ today, condition })),
);

/** A value that the filter accepts. */
export const someValue = (key: FilterKey): fc.Arbitrary<string> => {
	const values = valuesOf(key);
	if (values) return fc.constantFrom(...values);
	return key === "facilities"
		? fc.constantFrom("POOL", "SPA", "WIFI", "EV_CHARGER")
		: fc.integer({ min: 0, max: 32_767 }).map(String);
};

/** Choices for every filter, in any combination the product allows. */
export const someFilter: fc.Arbitrary<StayFilter> = fc
	.record(perFilter((key) => fc.array(someValue(key), { maxLength: 4 })))
	.map((given) => perFilter((key) => fitFilter(key, given[key])));
