import { describe, expect, it, vi } from "vitest";
import { ViewHome } from "#application/home/ViewHome.ts";
import { refused } from "#domain/failure/Failure.ts";
import { err } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { MemoryCatalog } from "#tests/support/memory/MemorySearch.ts";

const checkIn = stayDateOf("2026-12-06");
const banner = { id: 1, title: "겨울", subtitle: null, imageUrl: "/a.jpg", color: null, linkUrl: null };

describe("the home page under failures", () => {
	it("marks unavailable banners, omits other lists and shows the rest [HTTP-11] [CALL-CONTENT-13] [DEC-107] [DEC-155]", async () => {
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
		catalog.banners = async () => err(refused("serverError"));
		const home = await new ViewHome({ content: catalog, stays: catalog }).execute({ checkIn });
		expect(home.banners).toEqual({ notFound: true });
		expect(home.places).toHaveLength(1);
	});

	it("is empty but not broken when nothing responds [HTTP-11]", async () => {
		const catalog = new MemoryCatalog();
		catalog.bannerList = [banner];
		catalog.failure = { kind: "unreachable" };
		const home = await new ViewHome({ content: catalog, stays: catalog }).execute({ checkIn });
		expect(home).toEqual({ banners: { notFound: true }, places: [], domestic: [], overseas: [], deals: [] });
		catalog.failure = null;
		const later = await new ViewHome({ content: catalog, stays: catalog }).execute({ checkIn });
		expect(later.banners).toEqual([banner]);
	});

	it("requests the first twenty places and keeps the twelve it shows [ENT-39] [SCREEN-15] [DEC-156]", async () => {
		const catalog = new MemoryCatalog();
		const place = {
			name: "제주",
			nationCode: "KR",
			cityCode: "JEJU",
			area: 0,
			subArea: 0,
			imageUrl: "/j.jpg",
		};
		catalog.placeList = Array.from({ length: 30 }, (_, index) => ({ ...place, stayCount: index }));
		const asked = vi.spyOn(catalog, "places");
		const { places } = await new ViewHome({ content: catalog, stays: catalog }).execute({ checkIn });
		expect(asked).toHaveBeenCalledWith(0, 20);
		expect(places.map(({ stayCount }) => stayCount)).toEqual(Array.from({ length: 12 }, (_, index) => index));
	});
});
