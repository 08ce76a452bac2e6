import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { LocalFindEmailAttempts } from "#adapters/local-storage/LocalFindEmailAttempts.ts";
import { LocalHotelPrices } from "#adapters/local-storage/LocalHotelPrices.ts";
import { LocalRecentSearches } from "#adapters/local-storage/LocalRecentSearches.ts";
import { LocalReportedOrders } from "#adapters/local-storage/LocalReportedOrders.ts";
import { LocalSavedSearch } from "#adapters/local-storage/LocalSavedSearch.ts";
import { BrowserReloadMemory } from "#adapters/session-storage/BrowserReloadMemory.ts";
import { SessionPendingSocials } from "#adapters/session-storage/SessionPendingSocials.ts";
import { EditRecents } from "#application/search/EditRecents.ts";
import type { PendingSocial } from "#domain/member/socialLogin.ts";
import { defaultCondition, type SearchCondition } from "#domain/search/SearchCondition.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { blockedStorage, fakeStorage } from "#tests/support/fakeStorage.ts";

const today = stayDateOf("2026-11-25");
const day = 86_400_000;
const now = Date.UTC(2026, 10, 25);
const condition = defaultCondition(today);
const price = [{ title: "다른 곳", price: won(1000) }];
const storageOver = (real: Storage) => jsonStorage(textStorage(() => real));

describe("cached prices of other sellers", () => {
	const others: readonly Partial<SearchCondition>[] = [
		{ checkInDate: addDays(condition.checkInDate, -1) },
		{ checkOutDate: addDays(condition.checkOutDate, 1) },
		{ adults: condition.adults + 1 },
		{ childAges: [3] },
		{ rooms: 2 },
	];

	it("are stored per stay, dates, guests and rooms [DEC-191]", () => {
		const prices = new LocalHotelPrices(storageOver(fakeStorage()));
		prices.write(1, condition, price, now);
		expect(prices.read(1, condition, now)).toEqual(price);
		expect(prices.read(2, condition, now)).toBeNull();
		for (const change of others) expect(prices.read(1, { ...condition, ...change }, now)).toBeNull();
		// A place or search text does not change what a stay costs.
		expect(prices.read(1, { ...condition, searchText: "제주" }, now)).toEqual(price);
	});

	it("expire a day after the oldest was requested, and later ones do not extend it [STORE-05] [DEC-123]", () => {
		const real = fakeStorage();
		const prices = new LocalHotelPrices(storageOver(real));
		prices.write(1, condition, price, now);
		prices.write(2, condition, [], now + day / 2);
		expect([prices.read(1, condition, now + day), prices.read(2, condition, now + day)]).toEqual([price, []]);
		expect(prices.read(1, condition, now + day + 1)).toBeNull();
		expect(real.length).toBe(0);
		prices.write(2, condition, price, now + 2 * day);
		expect(prices.read(1, condition, now + 2 * day)).toBeNull();
		expect(prices.read(2, condition, now + 3 * day)).toEqual(price);
	});

	it("are limited to the newest fifty, each once", () => {
		const real = fakeStorage();
		const prices = new LocalHotelPrices(storageOver(real));
		for (let stay = 1; stay <= 60; stay += 1) prices.write(stay, condition, price, now);
		prices.write(11, condition, [], now);
		const kept = Array.from({ length: 60 }, (_, index) => index + 1).filter(
			(stay) => prices.read(stay, condition, now) !== null,
		);
		expect(kept).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
		expect(prices.read(11, condition, now)).toEqual([]);
	});

	it.each([
		[[{ title: "x".repeat(101), price: 1 }]],
		[[{ title: "x", price: -1 }]],
		[[{ title: "x", price: 1.5 }]],
		[Array.from({ length: 21 }, () => ({ title: "x", price: 1 }))],
	])("are discarded when they are invalid: %o [STORE-08]", (foreign) => {
		const real = fakeStorage();
		const prices = new LocalHotelPrices(storageOver(real));
		prices.write(1, condition, foreign as never, now);
		expect(prices.read(1, condition, now)).toBeNull();
	});
});

describe("recent searches", () => {
	const place = { searchText: "제주", nationCode: "KR", cityCode: "CJU", area: 0, subArea: 0 };
	const items = {
		keyword: { kind: "keyword", name: "바다뷰" },
		location: { kind: "location", name: "제주", place },
		product: { kind: "product", name: "남산 서재 호텔", stayId: 7 },
	} as const;

	it("are read back in their lists, without removed ones [STORE-RECENT-01] [STORE-RECENT-05]", async () => {
		const real = fakeStorage();
		const open = () => new LocalRecentSearches(storageOver(real));
		const edit = new EditRecents({ recents: open() });
		for (const item of Object.values(items)) await edit.execute({ kind: "add", item });
		expect(open().read()).toEqual({
			keyword: [items.keyword],
			location: [items.location],
			product: [items.product],
		});
		await edit.execute({ kind: "remove", list: "location", index: 0 });
		expect(open().read()).toEqual({ keyword: [items.keyword], location: [], product: [items.product] });
		await edit.execute({ kind: "removeAll" });
		expect(open().read()).toEqual({ keyword: [], location: [], product: [] });
	});
});

describe("other stored values", () => {
	it("include the default dates and the day they were made [DEC-117]", () => {
		const saved = new LocalSavedSearch(storageOver(fakeStorage()));
		expect(saved.dates()).toBeNull();
		const dates = { checkInDate: today, checkOutDate: addDays(today, 1), madeOn: today };
		saved.saveDates(dates);
		expect(saved.dates()).toEqual(dates);
	});

	it.each([20_261_125, "2026-11-31", "2026-1-1", null])(
		"include no dates when a day is %o [STORE-08]",
		(madeOn) => {
			const real = fakeStorage();
			real.setItem(
				"default-dates",
				JSON.stringify({ checkInDate: today, checkOutDate: addDays(today, 1), madeOn }),
			);
			expect(new LocalSavedSearch(storageOver(real)).dates()).toBeNull();
		},
	);

	it("include the find-email attempts, across a reload [STORE-03]", () => {
		const real = fakeStorage();
		new LocalFindEmailAttempts(storageOver(real)).write({ date: today, count: 2 });
		expect(new LocalFindEmailAttempts(storageOver(real)).read()).toEqual({ date: today, count: 2 });
	});

	it("include the time of the last reload [DEC-111]", () => {
		const memory = new BrowserReloadMemory(textStorage(() => fakeStorage()));
		expect(memory.lastReloadAt()).toBeNull();
		const real = fakeStorage();
		new BrowserReloadMemory(textStorage(() => real)).remember(now);
		expect(new BrowserReloadMemory(textStorage(() => real)).lastReloadAt()).toBe(now);
	});

	it("include the last twenty reported orders, so that none is reported twice", () => {
		const orders = new LocalReportedOrders(storageOver(fakeStorage()));
		for (let n = 1; n <= 21; n += 1) expect(orders.add(`AW${n}`)).toBe(true);
		expect([orders.add("AW21"), orders.add("AW2"), orders.add("AW1")]).toEqual([false, false, true]);
	});

	it.each<PendingSocial>([
		{ kind: "connect", provider: "kakao", token: "token", email: "a@example.com" },
		{ kind: "signUp", provider: "naver", ticket: "ticket", email: null, name: null },
		{ kind: "withdraw", provider: "apple" },
		{ kind: "link", provider: "naver" },
	])("include a pending social login ($kind) until it expires or is cleared [DEC-139]", (pending) => {
		const real = fakeStorage();
		const open = () => new SessionPendingSocials(storageOver(real));
		open().save(pending, now + 1);
		expect(open().read(now)).toEqual(pending);
		expect(open().read(now + 1)).toBeNull();
		expect(real.length).toBe(0);
		open().save(pending, now + 1);
		open().clear();
		expect(open().read(now)).toBeNull();
	});
});

describe("text storage", () => {
	it("never returns an older value when a newer one does not fit [B04]", () => {
		const real = fakeStorage(40);
		const texts = textStorage(() => real);
		texts.write("a", "old");
		texts.write("a", "x".repeat(60));
		expect(texts.read("a")).toBe("x".repeat(60));
		expect(textStorage(() => real).read("a")).toBeNull();
		texts.write("a", "new");
		expect([texts.read("a"), textStorage(() => real).read("a")]).toEqual(["new", "new"]);
	});

	it("evicts the least important keys first, no more than needed, and never the one being written [B04]", () => {
		const real = fakeStorage(50);
		const texts = textStorage(() => real, { replaceable: ["least", "some", "more"] });
		texts.write("least", "x".repeat(10));
		texts.write("some", "x".repeat(10));
		texts.write("more", "x".repeat(10));
		texts.write("new", "x".repeat(12));
		expect(["least", "some", "more", "new"].map((key) => real.getItem(key)?.length ?? null)).toEqual([
			null,
			10,
			10,
			12,
		]);
		texts.write("some", "x".repeat(25));
		expect(["some", "more", "new"].map((key) => real.getItem(key)?.length ?? null)).toEqual([25, null, 12]);
	});

	it("returns on its own page the last value written, however full or blocked the device is [B01] [B05]", () => {
		const key = fc.constantFrom("a", "b");
		const change = fc.oneof(
			fc.record({ kind: fc.constant("write" as const), key, text: fc.string({ maxLength: 30 }) }),
			fc.record({ kind: fc.constant("remove" as const), key }),
			fc.record({ kind: fc.constant("clear" as const) }),
		);
		fc.assert(
			fc.property(fc.array(change), fc.constantFrom(0, 20, 1000, null), (writes, room) => {
				const real = fakeStorage(room ?? 0);
				const texts = textStorage(room === null ? blockedStorage : () => real);
				const model = new Map<string, string>();
				for (const done of writes) {
					if (done.kind === "write") {
						texts.write(done.key, done.text);
						model.set(done.key, done.text);
					} else if (done.kind === "remove") {
						texts.remove(done.key);
						model.delete(done.key);
					} else {
						texts.clear();
						model.clear();
					}
				}
				for (const each of ["a", "b"]) expect(texts.read(each)).toBe(model.get(each) ?? null);
			}),
		);
	});

	it("discards and reports values that are longer than any of ours [B02]", () => {
		const real = fakeStorage();
		const told: string[] = [];
		const texts = textStorage(() => real, { onForeign: (key) => told.push(key) });
		real.setItem("a", "x".repeat(100_000));
		real.setItem("b", "x".repeat(100_001));
		expect([texts.read("a")?.length, texts.read("b"), real.getItem("b")]).toEqual([100_000, null, null]);
		expect(told).toEqual(["b"]);
	});
});
