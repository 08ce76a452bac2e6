import { expect, it } from "vitest";
import { appearances } from "#domain/navigation/appearance.ts";
import { barColour } from "#ui/screens/root/barColour.ts";

it("the browser bar has the colour of the chosen appearance, or of the device's", () => {
	const bars = appearances.map((each) => [barColour(each, "light"), barColour(each, "dark")]);
	expect(bars).toEqual([
		["#ffffff", "#ffffff"],
		["#15181b", "#15181b"],
		["#ffffff", "#15181b"],
	]);
});
