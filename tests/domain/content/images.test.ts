import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	imageCounts,
	isRunOfHouse,
	roomImages,
	runOfHouseImage,
	sortImages,
} from "#domain/content/images.ts";
import { imageDefaults, imageFormats, imageLadder, imageUrl, imageWidths } from "#domain/content/imageUrl.ts";
import { anyText } from "../shared/arbitraries.ts";

describe("image lists", () => {
	const url = fc.nat().map((number) => `/p/${number}.jpg`);
	const urls = fc.array(url, { maxLength: 150, size: "max" });
	const none = fc.constantFrom(null, undefined, []);

	it("are used as given, or replaced by one placeholder when empty [DOM-IMG-01]", () => {
		fc.assert(
			fc.property(urls, anyText, (list, name) => {
				const images = roomImages(list, name);
				expect(images.length).toBeGreaterThan(0);
				if (list.length > 0) expect(images).toBe(list);
			}),
		);
		fc.assert(
			fc.property(
				none,
				fc.constantFrom(null, "", "디럭스 더블", "PROHIBITED", "Rohe", "런어웨이"),
				(list, name) => {
					expect(roomImages(list, name)).toEqual(["/images/placeholder-stay.svg"]);
				},
			),
		);
	});

	it("fall back to the run-of-house image for a room of such a name [DOM-IMG-02]", () => {
		const name = fc.constantFrom(
			"Run of House",
			"run of the  house",
			"Run-of-House",
			"run-of-the-house",
			"RUNOFHOUSE",
			"ROH",
			"roh",
			"런 오브 하우스",
			"런오브하우스",
		);
		const around = fc.constantFrom(" ", " Twin ", " (금연) ", "-", "");
		fc.assert(
			fc.property(none, around, name, around, (list, before, roomName, after) => {
				expect(isRunOfHouse(`${before}${roomName}${after}`)).toBe(true);
				expect(roomImages(list, `${before}${roomName}${after}`)).toEqual([runOfHouseImage]);
			}),
		);
		expect(runOfHouseImage).toBe("/images/run-of-house.svg");
	});

	it("have a maximum count per call [DOM-IMG-03] [DOM-IMG-05] [CONST-12]", () => {
		expect(imageCounts).toEqual({ detail: 100, bookingPayment: 1, lms: 20, extraPayment: 20 });
	});

	it("are sorted by their sort value, keeping ties in order [DOM-IMG-01]", () => {
		const images = [
			{ url: "b", sort: 2 },
			{ url: "a", sort: 1 },
			{ url: "c", sort: 2 },
		];
		expect(sortImages(images).map(({ url }) => url)).toEqual(["a", "b", "c"]);
		expect(sortImages(null)).toEqual([]);
	});
});

describe("the URL of an optimised image", () => {
	it("defaults to width 1600, quality 80 and format jpg [DOM-IMG-04] [CONST-12]", () => {
		expect(imageDefaults).toEqual({ width: 1600, quality: 80, format: "jpg" });
		expect(imageUrl("/p/1.jpg")).toBe("/images/optimize?src=%2Fp%2F1.jpg&w=1600&q=80&f=jpg");
	});

	it("has a ladder of widths at least a fifth apart that includes the default", () => {
		expect(imageLadder).toContain(imageDefaults.width);
		expect(imageLadder.length).toBeGreaterThan(1);
		for (const [at, width] of imageLadder.slice(1).entries())
			expect(width).toBeGreaterThanOrEqual(1.2 * (imageLadder[at] ?? 0));
	});

	it("requests a watermark when the image's own URL does [DEC-135] [CHAN-06]", () => {
		expect(imageUrl("/p/1.jpg?wm=1")).toBe("/images/optimize?src=%2Fp%2F1.jpg&w=1600&q=80&f=jpg&wm=1");
	});

	it("preserves any source, with parameters in a fixed order and within limits [DOM-IMG-04] [CHAN-06]", () => {
		const options = fc.record(
			{
				width: fc.oneof(fc.integer(), fc.double()),
				quality: fc.integer(),
				format: fc.constantFrom(...imageFormats),
				isWatermarked: fc.boolean(),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(anyText, options, (src, chosen) => {
				const url = imageUrl(src, chosen);
				const { searchParams } = new URL(url, "https://stay.example");
				expect(searchParams.get("src")).toBe(src.toWellFormed());
				const width = Number(searchParams.get("w"));
				expect(Number.isInteger(width) && width >= imageWidths.min && width <= imageWidths.max).toBe(true);
				expect(Number(searchParams.get("q"))).toBeLessThanOrEqual(100);
				expect([...searchParams.keys()].join()).toBe(chosen.isWatermarked ? "src,w,q,f,wm" : "src,w,q,f");
			}),
		);
	});
});
