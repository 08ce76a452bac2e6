import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCityPart, loadPart, partsInSight } from "#ui/map/baseParts.ts";
import { decodeLine } from "#ui/map/decodeLine.ts";
import { encodeLine } from "../../../scripts/baseMaps/lines.ts";

const degree = (most: number) =>
	fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((steps) => steps / 10_000);

describe("the parts of the base map", () => {
	it("decode a line exactly as it was encoded", () =>
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.tuple(degree(180), degree(90)), { minLength: 2, selector: String }),
				(line) => {
					const read = decodeLine(encodeLine(line));
					expect(read).toEqual(line.map(([longitude, latitude]) => [latitude + 0, longitude + 0]));
				},
			),
		));

	it("are the world and countries at low zoom, plus cities at high zoom", () => {
		const busan = [35.1, 128.9, 35.2, 129.1] as const;
		expect(partsInSight(busan, 6).filter(isCityPart)).toEqual([]);
		expect(partsInSight(busan, 11)).toEqual(expect.arrayContaining(["world", "KR", "busan"]));
		expect(partsInSight(busan, 11)).not.toContain("seoul");
		expect(partsInSight([40.6, -74.1, 40.8, -73.9], 11)).toEqual(["world", "US", "newyork"]);
	});

	it("contain coasts, borders, quarters and names within their box; an unknown part is null", async () => {
		const busan = await loadPart("busan");
		const [south, west, north, east] = busan?.box ?? [0, 0, 0, 0];
		const names = busan?.names.map(([name]) => name);
		expect(names).toEqual(expect.arrayContaining(["해운대구", "영도구", "기장군"]));
		expect(busan?.quarters.length).toBeGreaterThan(10);
		for (const line of busan?.land ?? []) {
			for (const [latitude, longitude] of decodeLine(line)) {
				expect(latitude >= south - 0.001 && latitude <= north + 0.001).toBe(true);
				expect(longitude >= west - 0.001 && longitude <= east + 0.001).toBe(true);
			}
		}
		expect((await loadPart("seoul"))?.names.map(([name]) => name)).toContain("한강");
		expect(await loadPart("atlantis")).toBeNull();
	});
});
