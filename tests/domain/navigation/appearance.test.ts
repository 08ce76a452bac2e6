import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appearances, barColour, readAppearance } from "#domain/navigation/appearance.ts";

describe("light and dark", () => {
	it("are read back as they were chosen, and everything else is the device's", () => {
		expect(appearances.map(readAppearance)).toEqual(["light", "dark", "device"]);
		fc.assert(
			fc.property(fc.option(fc.string(), { nil: undefined }), (text) => {
				expect(readAppearance(text)).toBe(text === "light" || text === "dark" ? text : "device");
			}),
		);
	});

	it("colour the browser's bar as chosen, or as the device has it", () => {
		const bars = appearances.map((each) => [barColour(each, "light"), barColour(each, "dark")]);
		expect(bars).toEqual([
			["#ffffff", "#ffffff"],
			["#15181b", "#15181b"],
			["#ffffff", "#15181b"],
		]);
	});
});
