import { describe, expect, it } from "vitest";
import { placeSlice } from "#domain/content/PlaceList.ts";

describe("the place list", () => {
	it("is asked for in slices of twenty, a hundred at most [ENT-39] [SCREEN-15]", () => {
		expect(placeSlice).toEqual({ start: 0, end: 20, longest: 100 });
	});
});
