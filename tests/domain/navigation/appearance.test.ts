import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appearanceCookie, appearances, readAppearance } from "#domain/navigation/appearance.ts";

describe("the appearance setting", () => {
	it("is read back as chosen, and falls back to the device's setting", () => {
		expect(appearanceCookie).toBe("appearance");
		expect(appearances).toEqual(["light", "dark", "device"]);
		expect(appearances.map(readAppearance)).toEqual(appearances);
		fc.assert(
			fc.property(fc.option(fc.string(), { nil: undefined }), (text) => {
				expect(readAppearance(text)).toBe(text === "light" || text === "dark" ? text : "device");
			}),
		);
	});
});
