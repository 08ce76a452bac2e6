import { describe, expect, it } from "vitest";
import { MemoryCatalog } from "#adapters/memory/MemorySearch.ts";
import { ViewHome } from "#application/home/ViewHome.ts";
import { err } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";

const checkIn = stayDateOf("2026-12-06");
const banner = { id: 1, title: "겨울", subtitle: null, imageUrl: "/a.jpg", color: null, linkUrl: null };

describe("home", () => {
	it("leaves out what could not be had and shows the rest [HTTP-11] [DEC-107] [DEC-155]", async () => {
		const catalog = new MemoryCatalog();
		catalog.placeList = [
			{
				name: "제주",
				nationCode: "KR",
				cityCode: "JEJU",
				area: 0,
				subArea: 0,
				imageUrl: "/j.jpg",
				stayCount: 3,
			},
		];
		catalog.banners = async () => err({ kind: "http", status: 500, code: -9, message: null });
		const home = await new ViewHome({ content: catalog, stays: catalog }).execute({ checkIn });
		expect(home.banners).toEqual([]);
		expect(home.places).toHaveLength(1);
	});

	it("is empty, not broken, when nothing answers [HTTP-11]", async () => {
		const catalog = new MemoryCatalog();
		catalog.bannerList = [banner];
		catalog.failure = { kind: "network" };
		const home = await new ViewHome({ content: catalog, stays: catalog }).execute({ checkIn });
		expect(home).toEqual({ banners: [], places: [], domestic: [], overseas: [], deals: [] });
		catalog.failure = null;
		const later = await new ViewHome({ content: catalog, stays: catalog }).execute({ checkIn });
		expect(later.banners).toEqual([banner]);
	});
});
