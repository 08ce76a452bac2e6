import { expect, it } from "vitest";
import { placeSlice } from "#domain/content/placeSlice.ts";

it("loads twenty places at a time", () => {
	expect(placeSlice.end - placeSlice.start).toBe(20);
});
