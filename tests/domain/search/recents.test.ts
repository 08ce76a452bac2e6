import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	addRecent,
	forget,
	hasRecents,
	maxRecents,
	noRecents,
	type RecentSearch,
	recentKinds,
	remember,
} from "#domain/search/recents.ts";
import { defaultPlace } from "#domain/search/SearchCondition.ts";

const recent: fc.Arbitrary<RecentSearch> = fc
	.tuple(fc.constantFrom(...recentKinds), fc.constantFrom(..."가나다라마바사아자차카타"))
	.map(([kind, name]): RecentSearch => {
		if (kind === "keyword") return { kind, name };
		return kind === "location" ? { kind, name, place: defaultPlace } : { kind, name, stayId: 7 };
	});
const history = fc.array(recent, { maxLength: 30 });
const listOf = (items: readonly RecentSearch[]) =>
	items.reduce<readonly RecentSearch[]>((list, item) => addRecent(list, item), []);

describe("a list of recent searches", () => {
	it("has the newest first, each name once and at most eight entries [STORE-RECENT-01] [STORE-RECENT-02] [STORE-RECENT-03] [CONST-08] [A18]", () => {
		fc.assert(
			fc.property(history, recent, (items, item) => {
				const list = addRecent(listOf(items), item);
				expect(list[0]).toBe(item);
				expect(list.length).toBeLessThanOrEqual(8);
				expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
			}),
		);
		expect(maxRecents).toBe(8);
	});

	it("keeps the order of the older entries [STORE-RECENT-01] [STORE-RECENT-02] [A18]", () => {
		fc.assert(
			fc.property(history, recent, (items, item) => {
				const before = listOf(items);
				const others = before.filter(({ name }) => name !== item.name);
				expect(addRecent(before, item).slice(1)).toEqual(others.slice(0, 7));
			}),
		);
	});

	it.each([
		["Seoul", "seoul"],
		["부산 호텔", "부산호텔"],
		["ＡＢＣ 호텔", "abc 호텔"],
		["강릉".normalize("NFD"), "강릉"],
	])("lists a name once, however it is written: %s, %s [STORE-RECENT-02]", (before, now) => {
		const older = { kind: "keyword", name: before } as const;
		const newer = { kind: "keyword", name: now } as const;
		expect(listOf([older, newer])).toEqual([newer]);
	});

	it("drops only its Nth product [STORE-RECENT-04] [DEC-049] [A18]", () => {
		fc.assert(
			fc.property(history, fc.integer({ min: -2, max: 10 }), (items, nth) => {
				const list = listOf(items);
				const products = list.filter(({ kind }) => kind === "product");
				const after = forget({ ...noRecents, product: list }, "product", nth).product;
				expect(after.filter(({ kind }) => kind !== "product")).toEqual(
					list.filter(({ kind }) => kind !== "product"),
				);
				expect(after.filter(({ kind }) => kind === "product")).toEqual(
					products.filter((_, index) => index !== nth),
				);
				if (products[nth] === undefined) expect(after).toBe(list);
			}),
		);
	});
});

describe("the three lists of recent searches", () => {
	it("file each item under its kind, up to eight each [STORE-RECENT-05] [ENT-05] [DEC-047] [A18]", () => {
		fc.assert(
			fc.property(history, (items) => {
				// When a name was both chosen as a place and typed, the later one counts.
				const named = items.map((item) => ({ ...item, name: `${item.kind} ${item.name}` }));
				const lists = named.reduce(remember, noRecents);
				for (const kind of recentKinds) {
					expect(lists[kind]).toEqual(listOf(named.filter((item) => item.kind === kind)));
				}
				expect(hasRecents(lists)).toBe(items.length > 0);
			}),
		);
	});

	it("list a place once, whether chosen or typed, and a stay of that name separately [DEC-047]", () => {
		const place = { kind: "location", name: "서울", place: defaultPlace } as const;
		const typed = { kind: "keyword", name: "서 울" } as const;
		const stay = { kind: "product", name: "서울", stayId: 7 } as const;
		expect([place, stay, typed].reduce(remember, noRecents)).toEqual({
			location: [],
			keyword: [typed],
			product: [stay],
		});
		expect([typed, stay, place].reduce(remember, noRecents)).toEqual({
			location: [place],
			keyword: [],
			product: [stay],
		});
	});

	it("remove one item by its position in its list [STORE-RECENT-04] [STORE-RECENT-05] [DEC-049]", () => {
		fc.assert(
			fc.property(history, fc.constantFrom(...recentKinds), fc.nat({ max: 9 }), (items, kind, index) => {
				const lists = items.reduce(remember, noRecents);
				expect(forget(lists, kind, index)).toEqual({
					...lists,
					[kind]: lists[kind].filter((_, place) => place !== index),
				});
			}),
		);
	});

	it("are shown in the order location, keyword, product [STORE-RECENT-05]", () => {
		expect(recentKinds).toEqual(["location", "keyword", "product"]);
	});
});
