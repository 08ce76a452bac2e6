import { afterEach, describe, expect, it, vi } from "vitest";
import { BrowserSharing } from "#adapters/browser/BrowserSharing.ts";

const page = { title: "숙소", url: "https://stay.test/products/7" };
const device = (abilities: object) => vi.stubGlobal("navigator", abilities);
const rejects = (name: string) => () => Promise.reject(new DOMException("", name));

afterEach(() => vi.unstubAllGlobals());

describe("sharing in a browser", () => {
	it.each([
		["the device's own sheet", { share: async () => undefined }, "shared"],
		["a sheet that is closed again", { share: rejects("AbortError") }, "closed"],
		["the clipboard", { clipboard: { writeText: async (): Promise<void> => {} } }, "copied"],
		[
			"the clipboard where the sheet is not allowed",
			{ share: rejects("NotAllowedError"), clipboard: { writeText: async (): Promise<void> => {} } },
			"copied",
		],
		["neither", { clipboard: { writeText: rejects("NotAllowedError") } }, "failed"],
		["a page without a secure context", {}, "failed"],
	])("uses %s [DEC-031]", async (_, abilities, outcome) => {
		device(abilities);
		expect(await new BrowserSharing().share(page)).toBe(outcome);
	});

	it("passes the title and URL to the share sheet, but only the URL to the clipboard [DEC-031]", async () => {
		const given: unknown[] = [];
		const take = async (what: unknown) => void given.push(what);
		device({ share: take, clipboard: { writeText: take } });
		await new BrowserSharing().share(page);
		device({ clipboard: { writeText: take } });
		await new BrowserSharing().share(page);
		expect(given).toEqual([page, page.url]);
	});

	it("builds an absolute URL on this site [DEC-031]", () => {
		vi.stubGlobal("location", { origin: "https://stay.test" });
		expect(new BrowserSharing().addressOf("/products/7?adtCnt=2")).toBe(
			"https://stay.test/products/7?adtCnt=2",
		);
	});
});
