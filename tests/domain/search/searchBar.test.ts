import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import {
	nextPanel,
	nextSection,
	type SearchSectionState,
	searchSectionMachine,
} from "#domain/search/searchSection.ts";
import { nightsText, searchSummary } from "#domain/search/searchSummary.ts";
import { submitSearch } from "#domain/search/submitSearch.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { reachable } from "../shared/reachable.ts";
import { dayAndCondition, searchText } from "./searchArbitraries.ts";

const today = stayDateOf("2026-11-25");
const defaults = defaultDates(today);
const stored = { ...defaultCondition(today), searchText: "부산", cityCode: "BUSAN" };

describe("the search button", () => {
	it("searches for the condition unchanged when it is complete [SEARCH-BAR-02]", () => {
		fc.assert(
			fc.property(dayAndCondition, fc.boolean(), ({ condition }, isCalendarOpen) => {
				const bar = { draft: condition, text: condition.searchText, isCalendarOpen };
				expect(submitSearch(bar, defaults)).toEqual(condition);
			}),
		);
	});

	it("confirms a single check-in date first while the calendar is open [SEARCH-BAR-02] [SEARCH-CAL-05]", () => {
		const draft = { ...stored, checkInDate: addDays(today, 3), checkOutDate: null };
		const bar = { draft, text: "", isCalendarOpen: true };
		expect(submitSearch(bar, defaults)).toMatchObject({
			checkInDate: "2026-11-28",
			checkOutDate: "2026-11-29",
		});
	});

	it("falls back to the default dates when either date is missing [SEARCH-BAR-03]", () => {
		const lone = { ...stored, checkInDate: addDays(today, 3), checkOutDate: null };
		const none = { ...stored, checkInDate: null, checkOutDate: null };
		expect(submitSearch({ draft: lone, text: "", isCalendarOpen: false }, defaults)).toMatchObject(defaults);
		for (const isCalendarOpen of [true, false]) {
			expect(submitSearch({ draft: none, text: "", isCalendarOpen }, defaults)).toMatchObject(defaults);
		}
	});

	it("keeps the place unless new text was typed, which clears the place codes [SEARCH-BAR-02]", () => {
		for (const text of ["", "  ", "부산"]) {
			expect(submitSearch({ draft: stored, text, isCalendarOpen: false }, defaults)).toEqual(stored);
		}
		fc.assert(
			fc.property(
				searchText.filter((text) => text !== "부산"),
				(text) => {
					expect(submitSearch({ draft: stored, text, isCalendarOpen: false }, defaults)).toMatchObject({
						searchText: text,
						nationCode: "",
						cityCode: "",
					});
				},
			),
		);
	});
});

describe("the search summary", () => {
	it("states place, dates, nights and guests [UI-SUM-01] [UI-SUM-02] [UI-SUM-03] [UI-SUM-04]", () => {
		expect(searchSummary({ ...stored, childAges: [4] })).toEqual({
			place: "부산",
			dates: "12.6(일) ~ 12.7(월)",
			nights: "1박",
			guests: "성인 2명 · 아동 1명",
		});
	});

	it("has a label for a search without text: by dates alone, or by a city code [UI-SUM-01] [DEC-193]", () => {
		const placeOf = (cityCode: string) => searchSummary({ ...stored, searchText: "", cityCode }).place;
		expect([placeOf(""), placeOf("BUSAN")]).toEqual(["모든 지역", "선택한 지역"]);
	});

	it("handles any number of nights [UI-SUM-03]", () => {
		fc.assert(fc.property(fc.integer({ min: 1 }), (nights) => nightsText(nights) === `${nights}박`));
	});
});

describe("the search section", () => {
	const { events, states } = searchSectionMachine;

	it("handles every event in every state [SEARCH-SEC-01]", () => {
		for (const state of states) expect(searchSectionMachine.eventsIn(state)).toEqual(events);
		expect([...reachable(searchSectionMachine)].sort()).toEqual([...states].sort());
	});

	it("opens by its summary and closes by a press outside, Escape, search or navigation [SEARCH-SEC-02] [SEARCH-SEC-03] [SEARCH-SEC-04]", () => {
		const outcomes = (state: SearchSectionState) => events.map((event) => [event, nextSection(state, event)]);
		expect(Object.fromEntries(outcomes("COLLAPSED"))).toEqual({
			CONDITION_STORED: "COLLAPSED",
			CONDITION_REMOVED: "HIDDEN",
			SUMMARY_CLICKED: "OPEN",
			PRESSED_OUTSIDE: "COLLAPSED",
			PRESSED_INSIDE: "COLLAPSED",
			SEARCH_PRESSED: "COLLAPSED",
			ESCAPE_PRESSED: "COLLAPSED",
			ROUTE_CHANGED: "COLLAPSED",
		});
		expect(Object.fromEntries(outcomes("OPEN"))).toEqual({
			CONDITION_STORED: "OPEN",
			CONDITION_REMOVED: "HIDDEN",
			SUMMARY_CLICKED: "OPEN",
			PRESSED_OUTSIDE: "COLLAPSED",
			PRESSED_INSIDE: "OPEN",
			SEARCH_PRESSED: "COLLAPSED",
			ESCAPE_PRESSED: "COLLAPSED",
			ROUTE_CHANGED: "COLLAPSED",
		});
	});

	it("is visible only while a condition is stored [UI-SUM-05]", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
				let state: SearchSectionState = "HIDDEN";
				let isStored = false;
				for (const event of sequence) {
					state = nextSection(state, event);
					if (event === "CONDITION_STORED") isStored = true;
					if (event === "CONDITION_REMOVED") isStored = false;
					expect(state === "HIDDEN").toBe(!isStored);
				}
			}),
		);
	});

	it("moves from the place to the dates, then to the guests, then closes [SEARCH-SEC-01]", () => {
		expect(nextPanel({ kind: "fieldClicked", panel: "guests" })).toBe("guests");
		expect(nextPanel({ kind: "placeChosen" })).toBe("calendar");
		expect(nextPanel({ kind: "datesConfirmed" })).toBe("guests");
		expect(nextPanel({ kind: "guestsConfirmed" })).toBe("none");
		expect(nextPanel({ kind: "closed" })).toBe("none");
	});
});
