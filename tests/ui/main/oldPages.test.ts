import { afterEach, describe, expect, it, vi } from "vitest";
import { isOldPage } from "#main/isOldPage.ts";
import { pageDataBlock, readPageData } from "#main/pageData.ts";
import { reloadForNewVisitor } from "#main/reloadForNewVisitor.ts";

const navigation = (type: string) => [{ type }] as unknown as PerformanceNavigationTiming[];

describe("a document from the browser's cache", () => {
	it.each([
		["back_forward", 3_600_000, true],
		["back_forward", 60_001, true],
		["back_forward", -60_001, true],
		["back_forward", 4_000, false],
		["navigate", 3_600_000, false],
		["reload", 3_600_000, false],
	])(
		"counts as outdated only when navigating back to it after a minute: %s after %i ms [B13]",
		(type, age, isOld) => {
			expect(isOldPage(1_000_000, 1_000_000 + age, navigation(type))).toBe(isOld);
		},
	);
});

describe("a page restored by the browser", () => {
	afterEach(() => vi.restoreAllMocks());

	it.each([
		[true, false, "session=1; a=b", 1],
		[true, true, "other=1; a=b", 1],
		[true, true, "session=1; a=b", 0],
		[true, false, "other=1; a=b", 0],
		[false, false, "session=1; a=b", 0],
	])(
		"(from memory: %s, showing a member: %s, cookies: %s) reloads %i times",
		(persisted, signedIn, cookie, times) => {
			const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
			const add = vi.spyOn(window, "addEventListener");
			vi.spyOn(document, "cookie", "get").mockReturnValue(cookie);
			reloadForNewVisitor({ session: { signedIn, isMemberUnknown: false } } as never);
			const handle = add.mock.calls.at(-1)?.[1] as (event: object) => void;
			window.removeEventListener("pageshow", handle as never);
			handle({ persisted });
			expect(reload).toHaveBeenCalledTimes(times);
			expect(document.documentElement.hidden, "nobody sees it until then").toBe(times === 1);
			document.documentElement.hidden = false;
		},
	);
});

describe("the data block of a page", () => {
	it("survives any content, none of which can end the block", () => {
		const data = {
			loaderData: { home: { name: '</script><script>alert("1")</script><!--\u2028' } },
			errors: null,
			lists: [[], [[1, "a"], []], [{ a: 1, b: { c: null } }, { b: {}, a: [0] }, { a: undefined }], [{}]],
		};
		const page = new DOMParser().parseFromString(
			`<body>${pageDataBlock(data)}<p>after</p></body>`,
			"text/html",
		);
		expect(readPageData(page)).toEqual({ data });
		expect(page.querySelectorAll("script")).toHaveLength(1);
		expect(readPageData(new DOMParser().parseFromString("<body></body>", "text/html"))).toEqual({});
	});

	it("names the file with the screen's code", () => {
		const page = new DOMParser().parseFromString(
			`<body>${pageDataBlock({}, "/assets/home.route-abc.js")}</body>`,
			"text/html",
		);
		expect(readPageData(page)).toEqual({ data: {}, screen: "/assets/home.route-abc.js" });
	});
});
