import { describe, expect, it } from "vitest";
import { BrowserMemberCache } from "#adapters/cookies/BrowserMemberCache.ts";
import { documentCookies } from "#adapters/cookies/documentCookies.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { LocalRecentSearches } from "#adapters/local-storage/LocalRecentSearches.ts";
import { LocalSavedSearch } from "#adapters/local-storage/LocalSavedSearch.ts";
import { BrowserReloadMemory } from "#adapters/session-storage/BrowserReloadMemory.ts";
import { SessionVisits } from "#adapters/session-storage/SessionVisits.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { cookieJar } from "#tests/support/fakeStorage.ts";
import { type Edges, found, holdsEdges, long } from "#tests/support/storedEdges.ts";

const place = { searchText: "", nationCode: "KR", cityCode: "SEOUL", area: 0, subArea: 0 };
const placeEdges: Edges = {
	searchText: { takes: ["", long(100)], refuses: [long(101), 5, null] },
	nationCode: { takes: ["", long(100)], refuses: [long(101), 5] },
	cityCode: { takes: ["", long(100)], refuses: [long(101), 5] },
	area: { takes: [0, 99_999], refuses: [-1, 100_000, 1.5, "1", null] },
	subArea: { takes: [0, 99_999], refuses: [-1, 100_000, 1.5, "1", null] },
};
const dayEdges = (first: string, last: string, beyond: readonly unknown[]) => ({
	takes: [first, last],
	refuses: ["2026-11-31", "", 20_261_206, null, ...beyond],
});

describe("stored searches", () => {
	const condition = {
		...defaultCondition(stayDateOf("2026-11-25")),
		checkInDate: "2026-12-06",
		checkOutDate: "2026-12-08",
	};

	it("are read back in full, with each field within its limits, or not at all [STORE-08] [B09]", () => {
		const edges: Edges = {
			...placeEdges,
			checkInDate: dayEdges("2026-12-07", "2026-12-01", ["2026-12-08"]),
			checkOutDate: dayEdges("2026-12-07", "2026-12-10", ["2026-12-06"]),
			adults: { takes: [1, 8], refuses: [0, 9, "2", 1.5, null] },
			childAges: {
				takes: [[], [0, 13], [1, 2, 3, 4, 5, 6]],
				refuses: [[14], [-1], ["3"], [1, 2, 3, 4, 5, 6, 7], {}, "3", null],
			},
			rooms: { takes: [1, 5], refuses: [0, 6, "1", 1.5, null] },
		};
		holdsEdges(condition, edges, (changed) => {
			const read = found("search-condition", changed, (texts) =>
				new LocalSavedSearch(jsonStorage(texts)).condition(),
			);
			if (read !== null) expect(read).toEqual(changed);
			return read !== null;
		});
		const more = { ...condition, of: "somebody else" };
		expect(
			found("search-condition", more, (texts) => new LocalSavedSearch(jsonStorage(texts)).condition()),
		).toEqual(condition);
	});

	it("are recent ones with at most eight per list, each within its limits, or none [STORE-RECENT-03] [STORE-08]", () => {
		const kinds = {
			keyword: { good: { kind: "keyword", name: "바다뷰" }, edges: {} },
			location: {
				good: { kind: "location", name: "제주", place },
				edges: {
					place: {
						takes: [{ ...place, area: 99_999 }],
						refuses: [{ ...place, area: -1 }, {}, null, "제주", 5],
					},
				},
			},
			product: {
				good: { kind: "product", name: "호텔", stayId: 7 },
				edges: { stayId: { takes: [1, Number.MAX_SAFE_INTEGER], refuses: [0, 1.5, 2 ** 53, "7", null] } },
			},
		} as const satisfies Readonly<Record<string, { readonly good: object; readonly edges: Edges }>>;
		for (const [kind, { good, edges }] of Object.entries(kinds)) {
			const read = (list: unknown) =>
				found(`recent-${kind}`, list, (texts) => new LocalRecentSearches(jsonStorage(texts)).read())[
					kind as keyof typeof kinds
				];
			const all: Edges = {
				name: { takes: ["가", long(200)], refuses: ["", long(201), 5, null] },
				kind: {
					takes: [kind],
					refuses: ["keyword", "location", "product", "other"].filter((other) => other !== kind),
				},
				...edges,
			};
			holdsEdges(good, all, (changed) => {
				const list = read([changed]);
				if (list.length > 0) expect(list).toEqual([changed]);
				return list.length > 0;
			});
			expect(read(Array.from({ length: 8 }, () => good))).toHaveLength(8);
			for (const none of [Array.from({ length: 9 }, () => good), good, "x", null, [null], [5], [[good]]]) {
				expect(read(none)).toEqual([]);
			}
		}
	});
});

describe("stored values of the member", () => {
	it("are read back in full, or not at all [STORE-08]", () => {
		const member = { name: "홍길동", grade: "Gold", type: "N", corpName: null };
		const edges: Edges = {
			name: { takes: ["", long(100)], refuses: [long(101), 5, null] },
			grade: { takes: ["Bronze", "Silver", "Gold"], refuses: ["Platinum", "", null] },
			type: { takes: ["N"], refuses: ["X", "", null] },
			corpName: { takes: [null, "한빛", long(100)], refuses: [long(101), 5] },
		};
		holdsEdges(member, edges, (changed) => {
			const cookies = documentCookies(cookieJar(), false);
			cookies.write("userInfo", JSON.stringify(changed));
			const read = new BrowserMemberCache(cookies).read();
			if (read !== null) expect(read).toEqual(changed);
			return read !== null;
		});
	});

	it("include the time of the last reload, or null [DEC-111]", () => {
		const read = (text: string) =>
			found("reloaded-at", text, (texts) => new BrowserReloadMemory(texts).lastReloadAt());
		expect([read("0"), read("9".repeat(15))]).toEqual([0, 999_999_999_999_999]);
		for (const foreign of ["", "9".repeat(16), "-1", "1.5", "1e3", "12 ", " 12", "12a", "a12"])
			expect(read(foreign)).toBeNull();
	});

	it("include a history of at most a hundred pages of ours [STORE-06] [STORE-08]", () => {
		const read = (urls: unknown) =>
			found("url-history", urls, (texts) => new SessionVisits(jsonStorage(texts)).history().urls);
		const pages = (count: number) => Array.from({ length: count }, (_, index) => `/notice/${index}`);
		expect(read(pages(100))).toEqual(pages(100));
		for (const foreign of [pages(101), "/faq", { 0: "/faq", length: 1 }, [["/faq"]], [null]])
			expect(read(foreign)).toEqual([]);
	});
});
