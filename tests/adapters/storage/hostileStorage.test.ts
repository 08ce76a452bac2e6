import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { PageClock } from "#adapters/clock/PageClock.ts";
import { documentCookies } from "#adapters/cookies/documentCookies.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { LocalFindEmailAttempts } from "#adapters/local-storage/LocalFindEmailAttempts.ts";
import { LocalHotelPrices } from "#adapters/local-storage/LocalHotelPrices.ts";
import { LocalRecentSearches } from "#adapters/local-storage/LocalRecentSearches.ts";
import { LocalSavedSearch } from "#adapters/local-storage/LocalSavedSearch.ts";
import { BrowserReloadMemory } from "#adapters/session-storage/BrowserReloadMemory.ts";
import { SessionBookingDrafts } from "#adapters/session-storage/SessionBookingDrafts.ts";
import { SessionMembershipDrafts } from "#adapters/session-storage/SessionMembershipDrafts.ts";
import { SessionPendingSocials } from "#adapters/session-storage/SessionPendingSocials.ts";
import { SessionPickedStays } from "#adapters/session-storage/SessionPickedStays.ts";
import { SessionRememberedAddresses } from "#adapters/session-storage/SessionRememberedAddresses.ts";
import { SessionTypedTexts } from "#adapters/session-storage/SessionTypedTexts.ts";
import { SessionVisits } from "#adapters/session-storage/SessionVisits.ts";
import { EditRecents } from "#application/search/EditRecents.ts";
import { cookieNames, localKeys, replaceableKeys, sessionKeys } from "#domain/member/sessionStorage.ts";
import { noRecents } from "#domain/search/recents.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { BookingDraft } from "#ports/BookingDrafts.ts";
import { blockedStorage, cookieJar, fakeStorage } from "#tests/support/fakeStorage.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 25);
const condition = defaultCondition(stayDateOf("2026-11-25"));
const draft: BookingDraft = {
	name: "홍길동",
	phone: "01012345678",
	email: "hong@example.com",
	firstName: "",
	lastName: "",
	phoneCountry: "KR",
	internationalPhone: "",
	request: "늦게 도착해요.",
	method: "card",
	couponIds: [1],
	awesomeCash: 0,
	welfarePoints: 0,
};
const attempt = { key: "key-12345", fingerprint: "{}", address: "/booking/1", orderNumber: null };

/** Every adapter over one storage, with what each returns when nothing is stored. */
function adapters(real: () => Storage, onForeign?: (key: string) => void) {
	const texts = textStorage(real, { replaceable: replaceableKeys, ...(onForeign && { onForeign }) });
	const storage = jsonStorage(texts);
	const saved = new LocalSavedSearch(storage);
	const drafts = new SessionBookingDrafts({ tab: texts, lasting: storage, now: () => now });
	const readers: Readonly<Record<string, readonly [() => unknown, unknown]>> = {
		[localKeys.searchCondition]: [() => saved.condition(), null],
		[localKeys.defaultDates]: [() => saved.dates(), null],
		[localKeys.recentKeyword]: [() => new LocalRecentSearches(storage).read(), noRecents],
		[localKeys.recentLocation]: [() => new LocalRecentSearches(storage).read(), noRecents],
		[localKeys.recentProduct]: [() => new LocalRecentSearches(storage).read(), noRecents],
		[localKeys.hotelsCombined]: [() => new LocalHotelPrices(storage).read(1, condition, now), null],
		[localKeys.findEmail]: [() => new LocalFindEmailAttempts(storage).read(), null],
		"booking-draft": [() => drafts.read("/booking/1"), null],
		"payment-attempt": [() => drafts.attempt(), null],
		"last-payment": [() => drafts.attempt(), null],
		"typed-inquiry": [() => new SessionTypedTexts(storage).read("inquiry"), {}],
		"reloaded-at": [() => new BrowserReloadMemory(texts).lastReloadAt(), null],
		"membership-draft": [() => new SessionMembershipDrafts(texts).read(), null],
		"membership-attempt": [() => new SessionMembershipDrafts(texts).attempt(), null],
		"social-login": [() => new SessionPendingSocials(storage).read(now), null],
		"picked-stays": [() => new SessionPickedStays(storage).read(), []],
		[sessionKeys.history]: [() => new SessionVisits(storage).history().lastVisited, null],
		[sessionKeys.secretUrl]: [() => new SessionRememberedAddresses(storage).read("secretUrl"), null],
	};
	return { texts, storage, saved, drafts, readers };
}

const garbage = fc.oneof(
	fc.constantFrom("{", "undefined", "[object Object]", "null", "\uFEFF{}", "\u0000\u0001", "NaN", "[]", '""'),
	fc.string(),
	fc.json(),
);

function areTexts(text: string): boolean {
	try {
		const value: unknown = JSON.parse(text);
		return (
			typeof value === "object" &&
			value !== null &&
			!Array.isArray(value) &&
			Object.values(value).every((each) => typeof each === "string")
		);
	} catch {
		return false;
	}
}

describe("foreign values in storage", () => {
	it("are read as absent and have no effect, under every key [B01] [STORE-08]", () => {
		fc.assert(
			fc.property(garbage, (text) => {
				const real = fakeStorage();
				const { readers } = adapters(() => real);
				for (const [key, [read, nothing]] of Object.entries(readers)) {
					if (/^\d{1,15}$/.test(text)) continue; // A timestamp may be stored.
					if (key === "typed-inquiry" && areTexts(text)) continue; // So may a set of texts.
					if (text === "[]" && key === "picked-stays") continue; // So may an empty list of stays.
					if (text.startsWith('"/') && key === sessionKeys.secretUrl) continue; // So may an address.
					real.setItem(key, text);
					expect(read()).toEqual(nothing);
				}
			}),
			{ numRuns: 1000 },
		);
	});

	it.each([
		"{",
		"undefined",
		"[object Object]",
		"\uFEFF{}",
		"\u0000\u0001",
		"true",
		"[7]",
		"x".repeat(1_000_000),
	])("are discarded and reported once, under every key: %.20s [B01]", (text) => {
		const real = fakeStorage();
		const told: string[] = [];
		const { readers } = adapters(
			() => real,
			(key) => told.push(key),
		);
		for (const key of Object.keys(readers)) real.setItem(key, text);
		for (const turn of [1, 2])
			for (const [read, nothing] of Object.values(readers)) expect([turn, read()]).toEqual([turn, nothing]);
		expect(told.toSorted()).toEqual(Object.keys(readers).toSorted());
		expect(real.length).toBe(0);
	});

	it.each([
		["a megabyte", "x".repeat(1_000_000)],
		["a prototype", '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'],
		["wrong types", '{"checkInDate":1,"checkOutDate":[],"adults":"2","childAges":{},"rooms":null}'],
		["ten thousand brackets", "[".repeat(10_000) + "]".repeat(10_000)],
		["a million numbers", `[${"0,".repeat(1_000_000)}0]`],
	])("are rejected quickly when they are %s [B02]", (_, text) => {
		const real = fakeStorage();
		const { readers } = adapters(() => real);
		for (const key of Object.keys(readers)) real.setItem(key, text);
		const began = performance.now();
		for (const [read, nothing] of Object.values(readers)) expect(read()).toEqual(nothing);
		expect(performance.now() - began).toBeLessThan(5_000); // For ten keys on a busy machine; quadratic work would take minutes.
		expect(({} as { x?: number }).x).toBeUndefined();
	});

	it.each([null, "abc", Number.NaN, Number.POSITIVE_INFINITY, -1, now + day + 1, undefined])(
		"are not a cached price when it expires at %s [B03] [STORE-04]",
		(expires) => {
			const real = fakeStorage();
			const { storage } = adapters(() => real);
			const prices = [{ title: "다른 곳", price: 1000 }];
			real.setItem(localKeys.hotelsCombined, JSON.stringify({ data: { 1: { prices } }, expires }));
			expect(new LocalHotelPrices(storage).read(1, condition, now)).toBeNull();
			expect(real.getItem(localKeys.hotelsCombined)).toBeNull();
		},
	);

	it.each([
		["an older build", { checkIn: "2026-12-01", checkOut: "2026-12-02", adults: 2 }],
		["a stay that cannot be", { ...condition, checkInDate: "2027-02-30" }],
		["nine adults", { ...condition, adults: 9 }],
		["eight adults with a child", { ...condition, adults: 8, childAges: [3] }],
		["no night", { ...condition, checkOutDate: condition.checkInDate }],
		["half a year and a night", { ...condition, checkOutDate: addDays(condition.checkInDate, 182) }],
	])("are not a saved search when they are from %s [B09]", (_, stored) => {
		const real = fakeStorage();
		real.setItem(localKeys.searchCondition, JSON.stringify(stored));
		expect(adapters(() => real).saved.condition()).toBeNull();
	});
});

describe("storage without free space", () => {
	it("evicts our own caches first, and then keeps values in memory for the page [B04]", () => {
		const real = fakeStorage(1200);
		const { storage, drafts, saved } = adapters(() => real);
		new LocalHotelPrices(storage).write(1, condition, [{ title: "x".repeat(90), price: won(1000) }], now);
		real.setItem("of-somebody-else", "x".repeat(850));
		drafts.write("/booking/1", draft);
		expect(real.getItem("booking-draft")).not.toBeNull();
		expect(real.getItem(localKeys.hotelsCombined)).toBeNull();
		saved.saveCondition(condition);
		drafts.saveAttempt(attempt);
		expect(real.getItem("of-somebody-else")).not.toBeNull();
		expect([saved.condition(), drafts.read("/booking/1"), drafts.attempt()]).toEqual([
			condition,
			draft,
			attempt,
		]);
	});

	it("never returns an older value than the last one written [B04]", () => {
		fc.assert(
			fc.property(fc.array(fc.string({ maxLength: 80 }), { minLength: 1 }), (values) => {
				const real = fakeStorage(50);
				const texts = textStorage(() => real);
				for (const value of values) {
					texts.write("a", value);
					expect(texts.read("a")).toBe(value);
				}
			}),
		);
	});

	it("keeps everything in memory for the page when it is blocked [B05]", () => {
		const { saved, drafts } = adapters(blockedStorage);
		saved.saveCondition(condition);
		drafts.write("/booking/1", draft);
		drafts.saveAttempt(attempt);
		expect([saved.condition(), drafts.read("/booking/1"), drafts.attempt()]).toEqual([
			condition,
			draft,
			attempt,
		]);
	});

	it("forgets its values without failing when it is cleared while the page is open [B06]", () => {
		const real = fakeStorage();
		const { readers, drafts, saved } = adapters(() => real);
		drafts.write("/booking/1", draft);
		saved.saveCondition(condition);
		real.clear();
		for (const [read, nothing] of Object.values(readers)) expect(read()).toEqual(nothing);
	});
});

describe("cookie values", () => {
	it("are absent when the browser drops them [B07]", () => {
		const jar = documentCookies(cookieJar(), true);
		jar.write(cookieNames.userInfo, "가".repeat(2000));
		expect(jar.read(cookieNames.userInfo)).toBeNull();
	});

	it("cannot inject anything beyond their value [B11]", () => {
		fc.assert(
			fc.property(fc.constantFrom("a\r\nSet-Cookie: x=1", "a; Path=/evil", "🙂", "a=b; c", "%"), (value) => {
				const raw = cookieJar();
				const jar = documentCookies(raw, true);
				jar.write(cookieNames.returnUrl, value);
				expect(raw.cookie).toMatch(/^returnUrl=[^;\s]*$/);
				expect(jar.read(cookieNames.returnUrl)).toBe(value);
			}),
		);
	});
});

describe("several tabs", () => {
	it("add two hundred recent searches each, and eight distinct ones are kept [B10] [STORE-RECENT-03]", async () => {
		const real = fakeStorage();
		const tabs = [0, 1].map(
			() => new EditRecents({ recents: new LocalRecentSearches(adapters(() => real).storage) }),
		);
		await Promise.all(
			tabs.flatMap((tab, number) =>
				Array.from({ length: 200 }, (_, index) =>
					tab.execute({
						kind: "add",
						item: { kind: "keyword", name: `${index % 20} ${index % 3 ? "" : number}` },
					}),
				),
			),
		);
		const names = new LocalRecentSearches(adapters(() => real).storage)
			.read()
			.keyword.map(({ name }) => name);
		expect(names).toHaveLength(8);
		expect(new Set(names).size).toBe(8);
	});

	it("see what another tab has removed [B10]", () => {
		const real = fakeStorage();
		const one = adapters(() => real);
		const other = adapters(() => real);
		one.saved.saveCondition(condition);
		expect([one, other].map(({ saved }) => saved.condition())).toEqual([condition, condition]);
		other.storage.remove(localKeys.searchCondition);
		expect(one.saved.condition()).toBeNull();
	});
});

describe("the page clock with a wrong device clock", () => {
	it("is the server's time [B13]", () => {
		fc.assert(
			fc.property(fc.integer({ min: -366 * day, max: 366 * day }), fc.nat(day), (wrong, open) => {
				let passed = 0;
				const clock = new PageClock(now, { date: () => now + wrong + passed, sinceResponse: () => passed });
				passed = open;
				expect(clock.now()).toBe(now + open);
			}),
		);
	});

	it("advances while the device sleeps, and never goes backwards [B13]", () => {
		let date = now;
		const clock = new PageClock(now, { date: () => date, sinceResponse: () => 1000 });
		date = now + day;
		expect(clock.now()).toBe(now + day + 1000);
		date = now - day;
		expect(clock.now()).toBe(now + 1000);
	});

	it("keeps no cached price longer than a day, whichever clock wrote it [B13] [STORE-05]", () => {
		const real = fakeStorage();
		const prices = new LocalHotelPrices(adapters(() => real).storage);
		const elsewhere = [{ title: "다른 곳", price: won(1000) }];
		prices.write(1, condition, elsewhere, now);
		expect(prices.read(1, condition, now + day - 1)).toEqual(elsewhere);
		expect(prices.read(1, condition, now + day + 1)).toBeNull();
		prices.write(1, condition, elsewhere, now + 366 * day);
		expect(prices.read(1, condition, now)).toBeNull();
	});
});
