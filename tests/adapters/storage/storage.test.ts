import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { BrowserMemberCache } from "#adapters/cookies/BrowserMemberCache.ts";
import { BrowserReturnTargets } from "#adapters/cookies/BrowserReturnTargets.ts";
import { BrowserSessionStore } from "#adapters/cookies/BrowserSessionStore.ts";
import { documentCookies } from "#adapters/cookies/documentCookies.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { LocalRecentSearches } from "#adapters/local-storage/LocalRecentSearches.ts";
import { LocalSavedSearch } from "#adapters/local-storage/LocalSavedSearch.ts";
import { noRecents } from "#domain/search/recents.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { fakeStorage, cookieJar as jar } from "#tests/support/fakeStorage.ts";

const anything = fc.oneof(
	fc.string(),
	fc.json(),
	fc.constantFrom("{", "undefined", "[object Object]", "null", '{"__proto__":{"x":1}}'),
);

describe("cookie storage", () => {
	it("refuses to store an empty value [STORE-07] [ERR-DEV-04]", () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const cookies = documentCookies(jar(), false);
		cookies.write("a", "1");
		cookies.write("a", "");
		expect(cookies.read("a")).toBe("1");
		expect(log.mock.calls).toEqual([["a storage value is required when setting an item"]]);
		log.mockRestore();
	});

	it("derives the session from the marker's time [AUTH-SESSION-01] [AUTH-SESSION-02] [B08]", async () => {
		const cookies = documentCookies(jar(), false);
		let closed = 0;
		const store = new BrowserSessionStore({
			cookies,
			now: () => 1_000_000,
			closeOnServer: async () => {
				closed += 1;
				throw new Error("no network");
			},
		});
		expect(store.read()).toBe("none");
		cookies.write("session", "1001");
		expect(store.read()).toBe("complete");
		cookies.write("session", "999");
		expect(store.read()).toBe("refreshOnly");
		await store.clear();
		expect([store.read(), closed]).toEqual(["none", 1]);
	});

	it("treats an unreadable member as absent, for any content [STORE-08] [B01] [B02]", () => {
		fc.assert(
			fc.property(anything, (text) => {
				const document = jar();
				const cookies = documentCookies(document, false);
				if (text !== "") cookies.write("userInfo", text);
				expect(new BrowserMemberCache(cookies).read()).toBeNull();
			}),
		);
		expect(({} as { x?: number }).x).toBeUndefined();
	});

	it("reads back a member unchanged [DEC-116]", () => {
		const cache = new BrowserMemberCache(documentCookies(jar(), true));
		const member = { name: "홍길동; =", grade: "Gold", type: "N", corpName: null } as const;
		cache.write(member);
		expect(cache.read()).toEqual(member);
	});

	it("never keeps a return target that leads off the site [D10]", () => {
		const cookies = documentCookies(jar(), false);
		const targets = new BrowserReturnTargets(cookies);
		targets.save("//evil.example");
		expect(targets.read()).toBe("/");
		cookies.write("returnUrl", "https://evil.example");
		expect(targets.read()).toBe("/");
		targets.save("/mypage/books?tab=cancel");
		expect(targets.read()).toBe("/mypage/books?tab=cancel");
	});
});

describe("local storage", () => {
	const condition = defaultCondition(stayDateOf("2026-11-25"));

	it("returns what was stored [STORE-RECENT-05] [DEC-117]", () => {
		const real = fakeStorage();
		const storage = jsonStorage(textStorage(() => real));
		const saved = new LocalSavedSearch(jsonStorage(textStorage(() => real)));
		saved.saveCondition(condition);
		expect(saved.condition()).toEqual(condition);
		const recents = new LocalRecentSearches(storage);
		const lists = { ...noRecents, keyword: [{ kind: "keyword", name: "바다뷰" } as const] };
		recents.write(lists);
		expect(recents.read()).toEqual(lists);
	});

	it("treats anything else as absent and deletes it [STORE-08] [B01] [B09]", () => {
		fc.assert(
			fc.property(anything, (text) => {
				const real = fakeStorage();
				real.setItem("search-condition", text);
				real.setItem("recent-product", text);
				const storage = jsonStorage(textStorage(() => real));
				expect(new LocalSavedSearch(storage).condition()).toBeNull();
				expect(real.getItem("search-condition")).toBeNull();
				expect(new LocalRecentSearches(storage).read()).toEqual(noRecents);
				// An empty list is a valid one.
				expect(real.getItem("recent-product")).toBe(text.trim() === "[]" ? text : null);
			}),
		);
	});
});
