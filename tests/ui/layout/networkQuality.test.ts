import { afterEach, describe, expect, it, vi } from "vitest";
import { isFastConnection, isGoodConnection, isSavingData } from "#ui/app/networkQuality.ts";

interface Part {
	readonly transferSize: number;
	readonly responseStart: number;
	readonly responseEnd: number;
}

const lineOf = (connection: object | undefined, parts: readonly Part[]) => {
	vi.stubGlobal("navigator", { connection });
	vi.stubGlobal("performance", { getEntriesByType: () => parts });
};
const fourG = { effectiveType: "4g", downlink: 1.6 };
const part = (transferSize: number, milliseconds: number): Part => ({
	transferSize,
	responseStart: 100,
	responseEnd: 100 + milliseconds,
});

describe("prefetching", () => {
	afterEach(() => void vi.unstubAllGlobals());

	it.each([
		["a browser that tells nothing", undefined, [], { saves: false, good: true, fast: true }],
		[
			"parts that came fast",
			fourG,
			[part(90_000, 900), part(40_000, 10)],
			{ saves: false, good: true, fast: true },
		],
		[
			"parts that came slowly",
			{ ...fourG, downlink: 10 },
			[part(90_000, 500)],
			{ saves: false, good: true, fast: false },
		],
		[
			"parts too small to tell",
			fourG,
			[part(900, 0), part(900, 1)],
			{ saves: false, good: true, fast: false },
		],
		[
			"a part of three megabits a second",
			fourG,
			[part(30_000, 80)],
			{ saves: false, good: true, fast: true },
		],
		["a line of three", { ...fourG, downlink: 3 }, [], { saves: false, good: true, fast: true }],
		["a part of just too few bytes", fourG, [part(20_000, 10)], { saves: false, good: true, fast: false }],
		["a part that took no time", fourG, [part(90_000, 0)], { saves: false, good: true, fast: false }],
		["3G", { effectiveType: "3g" }, [part(90_000, 10)], { saves: false, good: false, fast: false }],
		["who saves data", { saveData: true }, [part(90_000, 10)], { saves: true, good: false, fast: false }],
	])("depends on the connection: %s", (_, connection, parts, expected) => {
		lineOf(connection, parts);
		expect({ saves: isSavingData(), good: isGoodConnection(), fast: isFastConnection() }).toEqual(expected);
	});
});
