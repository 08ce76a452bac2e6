import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageFormats, imageUrl, imageWidths } from "#domain/content/imageUrl.ts";
import { imageRequest } from "#server/platform/images/imageRequest.ts";

const src = "/illustrations/hanok-spring-day-1.jpg";

describe("imageRequest", () => {
	it("defaults to 1600, 80 and jpg [DOM-IMG-04, CONST-12, DEC-134]", () => {
		expect(imageRequest({ src })).toEqual({
			src,
			width: 1600,
			quality: 80,
			format: "jpg",
			isWatermarked: false,
		});
	});

	it("parses every URL the client builds [DEC-134, DEC-135]", () => {
		const options = fc.record({
			width: fc.integer({ min: imageWidths.min, max: imageWidths.max }),
			quality: fc.integer({ min: 1, max: 100 }),
			format: fc.constantFrom(...imageFormats),
			isWatermarked: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.webUrl(), options, (url, look) => {
				const query = Object.fromEntries(new URL(imageUrl(url, look), "http://a.b").searchParams);
				expect(imageRequest(query)).toEqual({ src: url, ...look });
			}),
		);
	});

	it("accepts a source of 2,000 characters, and a mark that is switched off [DEC-134, DEC-135]", () => {
		const long = "a".repeat(2000);
		expect(imageRequest({ src: long, wm: "0" })).toMatchObject({ src: long, isWatermarked: false });
	});

	it.each([
		["no source", {}],
		["an empty source", { src: "" }],
		["a source given twice", { src: [src, src] }],
		["a source of more than 2,000 characters", { src: "a".repeat(2001) }],
		["a width below 16", { src, w: "15" }],
		["a width above 3840", { src, w: "3841" }],
		["a fraction", { src, w: "16.5" }],
		["a negative width", { src, w: "-640" }],
		["a width in another notation", { src, w: "1e3" }],
		["a hexadecimal width", { src, w: "0x100" }],
		["an empty width", { src, w: "" }],
		["a quality of nothing", { src, q: "0" }],
		["a quality above 100", { src, q: "101" }],
		["a format the product does not know", { src, f: "gif" }],
		["avif", { src, f: "avif" }],
		["a format in capitals", { src, f: "JPG" }],
		["a mark that is neither", { src, wm: "yes" }],
		["a parameter nobody knows", { src, cachebuster: "1" }],
	])("rejects %s [DEC-134]", (_name, query) => {
		expect(imageRequest(query)).toBeNull();
	});
});
