import { beforeAll, describe, expect } from "vitest";
import { HttpAdvanceNotices } from "#adapters/http/HttpAdvanceNotices.ts";
import { HttpHomeContent } from "#adapters/http/HttpHomeContent.ts";
import { HttpPopularDestinations } from "#adapters/http/HttpPopularDestinations.ts";
import { HttpThemes } from "#adapters/http/HttpThemes.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { AdvanceNotices } from "#ports/AdvanceNotices.ts";
import type { HomeContent } from "#ports/HomeContent.ts";
import type { PopularDestinations } from "#ports/PopularDestinations.ts";
import type { Themes } from "#ports/Themes.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { MemoryAdvanceNotices, MemoryThemes } from "#tests/support/memory/MemoryContent.ts";
import { MemoryCatalog } from "#tests/support/memory/MemorySearch.ts";
import { portCalls } from "./portCalls.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

const condition = {
	...defaultCondition(stayDateOf("2026-11-21")),
	checkInDate: stayDateOf("2026-12-10"),
	checkOutDate: stayDateOf("2026-12-12"),
};
const names = (stays: readonly { readonly name: string }[]) => stays.map(({ name }) => name);

const popularCases: Cases<PopularDestinations> = {
	async tabs(popular) {
		expect(answered(await popular.tabs()).map(({ id, title }) => [id, title])).toEqual([
			[2, "국내"],
			[1, "해외"],
		]);
	},
	async areas(popular) {
		expect(answered(await popular.areas(2))).toMatchObject([{ name: "서울", cityCode: "SEOUL", area: 0 }]);
	},
};

const homeCases: Cases<HomeContent> = {
	async banners(home) {
		expect(answered(await home.banners()).map(({ title }) => title)).toEqual(["먼저", "나중"]);
	},
	async places(home) {
		expect(names(answered(await home.places(0, 8)))).toEqual(["서울", "서울 근교"]);
		expect(names(answered(await home.places(1, 2)))).toEqual(["서울 근교"]);
	},
};

const themeCases: Cases<Themes> = {
	async list(themes) {
		expect(answered(await themes.list()).map(({ title }) => title)).toEqual(["온천", "호캉스"]);
	},
	async content(themes) {
		const [{ id = 0 } = {}] = answered(await themes.list());
		expect(answered(await themes.content(id))).toMatchObject({ id, title: "온천", html: "<p>따뜻해요</p>" });
		expect(await themes.content(999)).toMatchObject(refusal("notFound"));
	},
	async stays(themes) {
		const [{ id = 0 } = {}] = answered(await themes.list());
		const [stay] = answered(await themes.stays(id, condition));
		expect(stay).toMatchObject({ name: "남산 서재 호텔", offer: { total: 200_000 } });
		expect(await themes.stays(999, condition)).toMatchObject(refusal("notFound"));
	},
};

const noticeCases: Cases<AdvanceNotices> = {
	async list(notices) {
		expect(answered(await notices.list()).map(({ title, isApplied }) => [title, isApplied])).toEqual([
			["곧 열려요", false],
			["나중에 열려요", false],
		]);
	},
	async apply(notices) {
		const [{ id = 0 } = {}] = answered(await notices.list());
		for (const _ of ["once", "twice"]) expect((await notices.apply(id, "alarm")).ok).toBe(true);
		expect(answered(await notices.list()).map(({ isApplied }) => isApplied)).toEqual([true, false]);
		expect(await notices.apply(999, "alarm")).toMatchObject(refusal("notFound"));
	},
};

forEachDatabase((_, open) => {
	describe("the editorial content ports", () => {
		let popular: Adapters<PopularDestinations>;
		let home: Adapters<HomeContent>;
		let themes: Adapters<Themes>;
		let notices: Adapters<AdvanceNotices>;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 2 });
			await db.query(`
				INSERT INTO theme VALUES (1, '호캉스', 'theme-1', '<p>쉬어요</p>', 2), (2, '온천', 'theme-2', '<p onclick="x()">따뜻해요</p>', 1);
				INSERT INTO theme_product VALUES (2, 1, 1);
				INSERT INTO advance_notice VALUES (1, 'alarm', '나중에 열려요', 'notice-1', '2026-12-20', NULL, NULL, 1),
					(2, 'alarm', '곧 열려요', 'notice-2', '2026-12-01', NULL, NULL, 2);
				INSERT INTO popular_tab VALUES (1, '해외', 2), (2, '국내', 1);
				INSERT INTO popular_area VALUES (2, 1, 1, 0, 0, '서울', 'place-1');
				INSERT INTO banner VALUES (1, '나중', NULL, 'banner-1', '/events/1', 2, '2026-11-01', '2026-12-31'),
					(2, '먼저', NULL, 'banner-2', '/theme/2', 1, '2026-11-01', '2026-12-31'), (3, '지난', NULL, 'banner-3', '/', 0, '2026-10-01', '2026-10-31');
				INSERT INTO main_place VALUES (1, '서울', 1, 0, 0, NULL, 1), (2, '서울 근교', 1, 0, 0, NULL, 2);`);
			const calls = await portCalls(await bookingApp(db), 2);
			const catalog = new MemoryCatalog();
			popular = { http: new HttpPopularDestinations(calls), memory: catalog };
			home = { http: new HttpHomeContent(calls), memory: catalog };
			const overHttp = new HttpThemes(calls);
			themes = { http: overHttp, memory: await themesOf(overHttp) };
			const twin = new MemoryAdvanceNotices();
			notices = { http: new HttpAdvanceNotices(calls), memory: twin };
			// The server's answers seed the in-memory twins.
			catalog.tabList = answered(await popular.http.tabs());
			catalog.areaList = answered(await popular.http.areas(2));
			catalog.bannerList = answered(await home.http.banners());
			catalog.placeList = answered(await home.http.places(0, 8));
			twin.notices = answered(await notices.http.list());
		});

		testPort("PopularDestinations", popularCases, () => popular);
		testPort("HomeContent", homeCases, () => home);
		testPort("Themes", themeCases, () => themes);
		testPort("AdvanceNotices", noticeCases, () => notices);
	});
});

async function themesOf(themes: Themes): Promise<MemoryThemes> {
	const twin = new MemoryThemes();
	const list = answered(await themes.list());
	twin.themes = await Promise.all(list.map(async ({ id }) => answered(await themes.content(id))));
	for (const { id } of list) twin.staysByTheme.set(id, answered(await themes.stays(id, condition)));
	return twin;
}
