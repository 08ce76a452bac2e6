import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	actionKinds,
	readPendingAction,
	withoutPendingAction,
	withPendingAction,
} from "#domain/navigation/pendingAction.ts";
import { isSkippedUrl } from "#domain/navigation/urlHistory.ts";
import { anyText } from "../shared/arbitraries.ts";

const action = fc.record({ kind: fc.constantFrom(...actionKinds), id: fc.nat() });
const page = fc.constantFrom(
	"/",
	"/products/12",
	"/events/3?secret=a%20b",
	"/products/12?adtCnt=2#reviews",
	"/a?#b#c",
);

describe("a pending action", () => {
	it("is one of six kinds [DOM-ENUM-05]", () => {
		expect(actionKinds).toEqual([
			"coupon",
			"eventGiveaway",
			"alarm",
			"wish",
			"couponPackWithAlarm",
			"booking",
		]);
	});

	it("can be added to a URL and removed again [DOM-ENUM-05]", () => {
		fc.assert(
			fc.property(page, action, action, (url, first, second) => {
				const once = withPendingAction(url, first);
				expect(readPendingAction(once)).toEqual(first);
				expect(readPendingAction(withPendingAction(once, second))).toEqual(second);
				expect(readPendingAction(withoutPendingAction(once))).toBeNull();
				expect(withoutPendingAction(withPendingAction(once, second))).toBe(withoutPendingAction(once));
			}),
		);
		expect(withPendingAction("/products/12?adtCnt=2#reviews", { kind: "wish", id: 12 })).toBe(
			"/products/12?adtCnt=2&type=wish&idx=12#reviews",
		);
		expect(withoutPendingAction("/products/12?adtCnt=2&type=wish&idx=12#reviews")).toBe(
			"/products/12?adtCnt=2#reviews",
		);
		expect(withoutPendingAction("/products/12?type=wish&idx=12")).toBe("/products/12");
		expect(withPendingAction("?a=1#b", { kind: "wish", id: 3 })).toBe("?a=1&type=wish&idx=3#b");
	});

	it("of four kinds excludes its URL from the history [STORE-HIST-06]", () => {
		const skipped = actionKinds.filter((kind) => isSkippedUrl(withPendingAction("/a", { kind, id: 1 })));
		expect(skipped).toEqual(["coupon", "eventGiveaway", "alarm", "wish"]);
	});

	it.each([
		"/a",
		"/a?type=wish",
		"/a?idx=3",
		"/a?type=other&idx=3",
		"/a?type=wish&idx=x",
		"/a?type=wish&idx=-1",
		"/a?type=wish&idx=1234567890123456",
	])("is not found in %s, which stays unchanged [DOM-ENUM-05]", (url) => {
		expect(readPendingAction(url)).toBeNull();
		expect(withoutPendingAction(url)).toBe(url);
	});

	it("is parsed from any text without throwing [DOM-ENUM-05]", () => {
		fc.assert(fc.property(anyText, (text) => readPendingAction(text) !== undefined));
	});
});
