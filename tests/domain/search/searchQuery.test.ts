import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGuests } from "#domain/guests/Guests.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { defaultPlace, typedPlace } from "#domain/search/SearchCondition.ts";
import {
	namesPlace,
	type QueryReader,
	readSearchQuery,
	type SearchKey,
	searchKeys,
	searchQuery,
	searchQueryWithRooms,
} from "#domain/search/searchQuery.ts";
import { addDays, isStayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { anyText, someDay } from "../shared/arbitraries.ts";
import { dayAndCondition } from "./searchArbitraries.ts";

const today = stayDateOf("2026-11-25");
const defaults = defaultDates(today);

const reader = (query: string): QueryReader => {
	const params = new URLSearchParams(query);
	return (key) => params.get(key);
};

const from = (values: Partial<Record<SearchKey, string>>) =>
	readSearchQuery((key) => values[key], today, defaults);

describe("the search query", () => {
	it("is encoded as a browser encodes it, so that no URL needs a redirect for its encoding [ROUTE-02]", () => {
		const query = searchQuery({ ...from({}), ...typedPlace("L'Escape, 서울") });
		expect(`?${query}`).toBe(new URL(`http://own.invalid/?${query}`).search);
		expect(query).toContain("L%27Escape,%20%EC%84%9C%EC%9A%B8");
	});

	it("contains the ten keys only, in order [ROUTE-02]", () => {
		fc.assert(
			fc.property(dayAndCondition, ({ condition }) => {
				expect([...new URLSearchParams(searchQuery(condition)).keys()]).toEqual([...searchKeys]);
				expect([...new URLSearchParams(searchQueryWithRooms(condition)).keys()]).toEqual([
					...searchKeys,
					"count",
				]);
			}),
		);
		expect(searchKeys).toHaveLength(10);
	});

	it("reads back as the original condition [SEARCH-QRY-05]", () => {
		fc.assert(
			fc.property(dayAndCondition, ({ today: day, condition }) => {
				const read = (query: string) => readSearchQuery(reader(query), day, defaultDates(day));
				expect(read(searchQuery(condition))).toEqual({ ...condition, rooms: 1 });
				expect(read(searchQueryWithRooms(condition))).toEqual(condition);
			}),
			{ numRuns: 60 },
		);
	});

	it("is encoded as a browser encodes it, for any text [DEC-042]", () => {
		const texts = fc.oneof(anyText, fc.constantFrom("O'Brien", "St. John's", "a!~*()'b", '"<>`{}|^'));
		fc.assert(
			fc.property(dayAndCondition, texts, ({ condition }, searchText) => {
				const query = searchQuery({ ...condition, searchText });
				expect(new URL(`http://stay.test/search?${query}`).search).toBe(`?${query}`);
			}),
		);
	});

	it("joins children's ages with commas [SEARCH-QRY-05] [DEC-044]", () => {
		const condition = { ...from({}), childAges: [5, 0] };
		expect(searchQuery(condition)).toMatch(/&chdCnt=2&chdAges=5,0$/);
		expect(searchQuery({ ...condition, childAges: [] })).toMatch(/&chdCnt=0&chdAges=$/);
	});

	it("yields a condition within every limit, for any input [SEARCH-QRY-04] [DEC-043] [A09] [A11]", () => {
		const raw = fc.dictionary(
			fc.constantFrom<SearchKey>(...searchKeys, "count"),
			fc.oneof(anyText, fc.double().map(String), someDay, fc.constant("9999-12-31")),
			{ noNullPrototype: true },
		);
		fc.assert(
			fc.property(raw, someDay, (values, day) => {
				const condition = readSearchQuery((key) => values[key], day, defaultDates(day));
				expect(isGuests(condition)).toBe(true);
				expect(isStayDate(condition.checkInDate) && isStayDate(condition.checkOutDate)).toBe(true);
				expect(condition.checkInDate >= day).toBe(true);
				expect(condition.checkOutDate > condition.checkInDate).toBe(true);
				expect([1, 2, 3, 4, 5]).toContain(condition.rooms);
				for (const area of [condition.area, condition.subArea]) {
					expect(Number.isSafeInteger(area) && area >= 0).toBe(true);
				}
				expect([...condition.searchText].length).toBeLessThanOrEqual(50);
				const saysAnywhere = values.searchText === "" && values.cityCode === "";
				expect(condition.searchText + condition.cityCode === "").toBe(saysAnywhere);
				// A condition that was normalised once stays unchanged.
				const again = readSearchQuery(reader(searchQueryWithRooms(condition)), day, defaultDates(day));
				expect(again).toEqual(condition);
			}),
			{ numRuns: 80 },
		);
	});

	it("names a place when it has a text or a city", () => {
		const names = ["searchText=%EB%B6%80%EC%82%B0", "cityCode=BUSAN", "searchText=+&cityCode=", "area=3", ""];
		expect(names.map((query) => namesPlace(reader(query)))).toEqual([true, true, false, false, false]);
	});

	it("means anywhere when text and city are empty, as in a search by dates alone [SEARCH-QRY-05] [DEC-193]", () => {
		fc.assert(
			fc.property(dayAndCondition, ({ today: day, condition }) => {
				const anywhere = { ...condition, ...typedPlace("") };
				const read = (query: string) => readSearchQuery(reader(query), day, defaultDates(day));
				expect(read(searchQueryWithRooms(anywhere))).toEqual(anywhere);
			}),
		);
		for (const query of ["", "searchText=", "cityCode=", "searchText=+&cityCode="])
			expect(readSearchQuery(reader(query), today, defaults)).toMatchObject(defaultPlace);
	});

	it("ignores both dates when the check-in is past, missing or invalid [SEARCH-QRY-01] [A09]", () => {
		const bad = fc.oneof(
			fc.integer({ min: 1, max: 5000 }).map((days) => addDays(today, -days) as string),
			anyText.filter((text) => !isStayDate(text)),
			fc.constant(undefined),
		);
		fc.assert(
			fc.property(bad, someDay, (checkInDate, checkOutDate) => {
				const values = checkInDate === undefined ? { checkOutDate } : { checkInDate, checkOutDate };
				expect(from(values)).toMatchObject(defaults);
			}),
		);
	});

	it("replaces a check-out more than 181 nights later with the next day [DEC-189]", () => {
		expect(from({ checkInDate: today, checkOutDate: addDays(today, 181) }).checkOutDate).toBe(
			addDays(today, 181),
		);
		expect(from({ checkInDate: today, checkOutDate: addDays(today, 182) }).checkOutDate).toBe(
			addDays(today, 1),
		);
	});

	it("replaces a missing, invalid or early check-out with the next day [SEARCH-QRY-02] [A09]", () => {
		const ahead = fc.nat({ max: 400 });
		const bad = (checkIn: string) =>
			fc.oneof(
				fc.nat({ max: 300 }).map((days) => addDays(stayDateOf(checkIn), -days) as string),
				anyText.filter((text) => !isStayDate(text)),
			);
		fc.assert(
			fc.property(
				ahead.chain((days) => fc.tuple(fc.constant(addDays(today, days)), bad(addDays(today, days)))),
				([checkInDate, checkOutDate]) => {
					const next = addDays(checkInDate, 1);
					expect(from({ checkInDate, checkOutDate })).toMatchObject({ checkInDate, checkOutDate: next });
					expect(from({ checkInDate })).toMatchObject({ checkInDate, checkOutDate: next });
				},
			),
		);
	});

	it("accepts a check-in today and one beyond 180 days [SEARCH-QRY-01] [A09]", () => {
		expect(from({ checkInDate: today }).checkInDate).toBe(today);
		expect(from({ checkInDate: "2027-12-01" }).checkInDate).toBe("2027-12-01");
		expect(from({ checkInDate: "9999-12-30" }).checkOutDate).toBe("9999-12-31");
		expect(from({ checkInDate: "9999-12-31" })).toMatchObject(defaults);
	});

	it("fills in missing ages with 0 [SEARCH-QRY-03] [A11]", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 6 }),
				fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 6 }),
				(children, ages) => {
					const { childAges } = from({ chdCnt: String(children), chdAges: ages.join(",") });
					expect(childAges).toEqual(Array.from({ length: children }, (_, index) => ages[index] ?? 0));
				},
			),
		);
	});

	it.each([
		[{}, { adults: 2, childAges: [], rooms: 1, area: 0, subArea: 0 }],
		[{ adtCnt: "" }, { adults: 1 }],
		[{ adtCnt: "99" }, { adults: 8 }],
		[{ adtCnt: "3.9" }, { adults: 3 }],
		[{ chdCnt: "3", chdAges: "1,,3" }, { childAges: [1, 0, 3] }],
		[{ chdAges: "5,0" }, { childAges: [] }],
		[{ count: "0" }, { rooms: 1 }],
		[{ count: "9" }, { rooms: 5 }],
		[
			{ area: "-4", subArea: "x" },
			{ area: 0, subArea: 0 },
		],
		[{ searchText: "a", area: "1e300" }, { area: 99_999 }],
		[{ searchText: "부산" }, { searchText: "부산", nationCode: "", cityCode: "" }],
		[
			{ searchText: " ", cityCode: "busan", nationCode: "kr" },
			{ searchText: "", cityCode: "BUSAN", nationCode: "KR" },
		],
		[
			{ searchText: "a", cityCode: "<b>", nationCode: "KOR" },
			{ cityCode: "", nationCode: "" },
		],
		[{ nationCode: "JP", area: "3" }, defaultPlace],
		[{ searchText: "\ufffd\ufffd" }, defaultPlace],
		[
			{ searchText: "a", cityCode: " busan ", nationCode: " kr" },
			{ cityCode: "BUSAN", nationCode: "KR" },
		],
		[{ searchText: "a", cityCode: "<SEOUL" }, { cityCode: "" }],
		[{ searchText: "a", cityCode: "SEOUL<" }, { cityCode: "" }],
		[{ searchText: `${" ".repeat(120)}a` }, { searchText: "a" }],
		[{ searchText: `${"a".repeat(49)} b` }, { searchText: "a".repeat(49) }],
		[{ checkInDate: "2026-12-24", checkOutDate: "2026-12-24" }, { checkOutDate: "2026-12-25" }],
	])("reads %j as %j [SEARCH-QRY-04] [DEC-043]", (values, condition) => {
		expect(from(values)).toMatchObject(condition);
	});

	it("truncates a long text without splitting a character [SEARCH-QRY-04] [DEC-043]", () => {
		expect(from({ searchText: "🏨".repeat(60) }).searchText).toBe("🏨".repeat(50));
		expect(from({ searchText: `\ud83c${"a".repeat(60)}` }).searchText).toBe("a".repeat(50));
	});

	it.each([
		["%EA%B0%95%EB%A6%89%20%ED%98", "강릉"],
		["%EA%B0%95%EB%A6%89%20%ED%98%20%EC%98%A8%EC%B2%9C", "강릉 온천"],
		["%ED%A0%BC%EA%B0%95%EB%A6%89", "강릉"],
	])("drops what is unreadable in a broken link: %s [SEARCH-QRY-04]", (broken, searchText) => {
		const query = new URLSearchParams(`searchText=${broken}`);
		expect(from({ searchText: query.get("searchText") ?? "" }).searchText).toBe(searchText);
	});

	it("normalises decomposed syllables and counts each once [SEARCH-QRY-04, STORE-RECENT-02]", () => {
		const apart = "강릉".repeat(30).normalize("NFD");
		expect(from({ searchText: apart }).searchText).toBe("강릉".repeat(25));
		expect(from({ searchText: ` ${"부산".normalize("NFD")} ` }).searchText).toBe("부산");
	});

	it.each([" 15:00", "T15:00:00"])("takes the date part of dates with a time: %s [DOM-DATE-02]", (time) => {
		const dates = { checkInDate: "2026-12-24", checkOutDate: "2026-12-26" };
		const timed = { checkInDate: `2026-12-24${time}`, checkOutDate: `2026-12-26${time}` };
		expect(from(timed)).toMatchObject(dates);
		expect(from({ ...timed, checkOutDate: "2026-12-26 24:00" }).checkOutDate).toBe("2026-12-25");
	});
});
