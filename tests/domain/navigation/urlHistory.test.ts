import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	backTarget,
	isSkippedUrl,
	leavePage,
	noHistory,
	popUrl,
	pushUrl,
	recordBack,
	type UrlHistory,
} from "#domain/navigation/urlHistory.ts";
import { anyText } from "../shared/arbitraries.ts";

/** The rule as written in the requirements. */
const literal = /[?&]type=(wish|coupon|eventGiveaway|alarm)(&[^#]*)?&idx=\d/;
const pieces = fc
	.array(
		fc.constantFrom(
			"?",
			"&",
			"#",
			"type=wish",
			"type=coupon",
			"type=alarm",
			"type=booking",
			"type=wishes",
			"idx=3",
			"idx=x",
			"from=x",
			"/products/1",
		),
		{ maxLength: 9 },
	)
	.map((parts) => parts.join(""));
const url = fc.oneof(
	pieces,
	fc.constantFrom("/", "/faq", "/search?a=1", "/login?x=1", "/mypage/login"),
	anyText,
);

describe("skipped URLs", () => {
	it("include any URL that contains /login [STORE-HIST-05]", () => {
		fc.assert(fc.property(anyText, anyText, (before, after) => isSkippedUrl(`${before}/login${after}`)));
	});

	it("include those with an action followed by an index, as the requirement literally says [STORE-HIST-06] [DEC-120] [A18]", () => {
		fc.assert(
			fc.property(url, (address) => {
				expect(isSkippedUrl(address)).toBe(address.includes("/login") || literal.test(address));
			}),
			{ numRuns: 150 },
		);
	});

	it.each([
		["/products/12?type=wish&idx=12", true],
		["/products/12?a=1&type=alarm&from=x&y&idx=3", true],
		["/products/12?type=coupon&idx=3x", true],
		["/products/12?type=booking&type=wish&idx=3", true],
		["/products/12?idx=3&type=coupon", false],
		["/products/12?type=wish&idx=", false],
		["/products/12?type=wish&idx=x", false],
		["/products/12?type=wish", false],
		["/products/12?type=wish&a#b&idx=3", false],
		["/products/12?type=couponPackWithAlarm&idx=3", false],
		["/products/12?mytype=wish&idx=3", false],
		["/products/12?type=wish&amp;idx=3", false],
		["/products/12?a=1&idx=3&type=wish&b=1", false],
		["/products/12?type=wish&idx=1#reviews", true],
		["/products/12#a?type=wish&idx=1", true],
		["/search", false],
	])("%s is skipped: %s [STORE-HIST-06]", (address, isSkipped) => {
		expect(isSkippedUrl(address)).toBe(isSkipped);
	});
});

describe("the URL history", () => {
	it("appends each URL unless it repeats the last one or is skipped [STORE-HIST-01] [STORE-HIST-05] [STORE-HIST-06]", () => {
		fc.assert(
			fc.property(fc.array(url), url, (urls, address) => {
				const keeps = isSkippedUrl(address) || urls.at(-1) === address;
				expect(pushUrl(urls, address)).toEqual(keeps ? urls : [...urls, address]);
			}),
		);
	});

	it("drops its last URL, and stays empty when it is empty [STORE-HIST-02]", () => {
		fc.assert(
			fc.property(fc.array(url), (urls) => {
				expect(popUrl(urls)).toEqual(urls.slice(0, -1));
			}),
		);
		expect(popUrl([])).toEqual([]);
	});

	it("follows any sequence of visits and back steps [STORE-HIST-01] [STORE-HIST-02] [STORE-HIST-03] [STORE-HIST-04] [A18]", () => {
		const step = fc.oneof(url, fc.constant(null));
		fc.assert(
			fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
				let history: UrlHistory = noHistory;
				const model: string[] = [];
				let last: string | null = null;
				for (const address of steps) {
					if (address === null) {
						history = recordBack(history);
						model.pop();
						last = null;
					} else {
						history = leavePage(history, address);
						if (!isSkippedUrl(address)) {
							last = address;
							if (model.at(-1) !== address) model.push(address);
						}
					}
					expect(history).toEqual({ lastVisited: last, urls: model });
					expect(backTarget(history, null)).toBe(model.at(-1) ?? "/");
				}
			}),
		);
	});
});

describe("the back icon in a window without a last page", () => {
	const page = fc.constantFrom(
		"/products/12?a=1",
		"/search?q=x",
		"/bookings",
		"/signupper",
		"/mypage",
		"/faq/3?from=/booking/1",
	);

	it("goes to our page that opened the window, or else home [UI-TOPBAR-02, DEC-119]", () => {
		fc.assert(fc.property(page, (opener) => backTarget(noHistory, opener) === opener));
		expect(backTarget(noHistory, null)).toBe("/");
	});

	it("prefers the window's own last page [UI-TOPBAR-02, DEC-119]", () => {
		fc.assert(
			fc.property(page, page, (left, opener) => {
				expect(backTarget(leavePage(noHistory, left), opener)).toBe(left);
			}),
		);
	});

	it.each([
		"/login",
		"/products/12?type=wish&idx=12",
		"/signup",
		"/signup?step=2",
		"/booking/12",
		"/payments?order=1",
		"/pg/return",
	])("goes home rather than to a page that acts when opened: %s [UI-TOPBAR-02, STORE-HIST-06]", (opener) => {
		expect(backTarget(noHistory, opener)).toBe("/");
	});
});
