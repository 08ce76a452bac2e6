import { describe, expect, it } from "vitest";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { LocalReportedOrders } from "#adapters/local-storage/LocalReportedOrders.ts";
import { SessionRememberedAddresses } from "#adapters/session-storage/SessionRememberedAddresses.ts";
import { SessionVisits } from "#adapters/session-storage/SessionVisits.ts";
import { noTrail } from "#domain/navigation/trail.ts";
import { blockedStorage, fakeStorage } from "#tests/support/fakeStorage.ts";

const over = (storage: () => Storage) => jsonStorage(textStorage(storage));

describe("the visit history in the tab's storage", () => {
	it("is stored under its two keys and read back after a reload [STORE-06] [DEC-117]", () => {
		const storage = fakeStorage();
		const history = { lastVisited: "/search?searchText=서울", urls: ["/", "/search?searchText=서울"] };
		new SessionVisits(over(() => storage)).saveHistory(history);
		expect(storage.getItem("history")).toBe('"/search?searchText=서울"');
		expect(storage.getItem("url-history")).toBe('["/","/search?searchText=서울"]');
		expect(new SessionVisits(over(() => storage)).history()).toEqual(history);
		new SessionVisits(over(() => storage)).saveHistory({ lastVisited: null, urls: ["/"] });
		expect(storage.getItem("history")).toBeNull();
	});

	it.each([
		'"https://evil.example"',
		'"//evil.example"',
		"{",
		"5",
		'["/", 5]',
		'["/", "javascript:alert(1)"]',
	])("is empty when %s is stored [STORE-08]", (text) => {
		const storage = fakeStorage();
		storage.setItem("history", text);
		storage.setItem("url-history", text);
		expect(new SessionVisits(over(() => storage)).history()).toEqual({ lastVisited: null, urls: [] });
	});

	it("keeps the last hundred pages", () => {
		const storage = fakeStorage();
		const visits = new SessionVisits(over(() => storage));
		const urls = Array.from({ length: 150 }, (_, index) => `/notice/${index}`);
		visits.saveHistory({ lastVisited: null, urls });
		expect(visits.history().urls).toEqual(urls.slice(50));
	});

	it("keeps the page's own trail in memory only", () => {
		const storage = fakeStorage();
		const visits = new SessionVisits(over(() => storage));
		expect(visits.trail()).toEqual(noTrail);
		const trail = { ...noTrail };
		visits.saveTrail(trail);
		expect(visits.trail()).toBe(trail);
		expect(storage.length).toBe(0);
	});

	it("works for the lifetime of the page when storage is blocked [STORE-08]", () => {
		const visits = new SessionVisits(over(blockedStorage));
		visits.saveHistory({ lastVisited: "/faq", urls: ["/faq"] });
		expect(visits.history()).toEqual({ lastVisited: "/faq", urls: ["/faq"] });
	});
});

describe("reported orders", () => {
	it("are remembered up to the last twenty [TRACK-02]", () => {
		const storage = fakeStorage();
		const add = (order: string) => new LocalReportedOrders(over(() => storage)).add(order);
		expect(add("AW1")).toBe(true);
		expect(add("AW1")).toBe(false);
		for (let order = 2; order <= 21; order += 1) add(`AW${order}`);
		expect(add("AW21")).toBe(false);
		expect(add("AW1")).toBe(true);
	});
});

describe("remembered addresses", () => {
	it("are kept under their keys until forgotten, and never lead off the site [STORE-06] [STORE-08] [DEC-117]", () => {
		const storage = fakeStorage();
		const kept = new SessionRememberedAddresses(over(() => storage));
		kept.save("secretUrl", "/events/3?secret=word");
		expect(storage.getItem("secret-url")).toBe('"/events/3?secret=word"');
		expect(kept.read("secretUrl")).toBe("/events/3?secret=word");
		kept.forget("secretUrl");
		expect(kept.read("secretUrl")).toBeNull();
		storage.setItem("link-biz-destination", '"//evil.example"');
		expect(kept.read("linkBizDestination")).toBeNull();
	});
});
