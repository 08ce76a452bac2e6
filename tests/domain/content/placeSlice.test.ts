import { expect, it } from "vitest";
import { placeSlice } from "#domain/content/placeSlice.ts";

it("asks for twenty places at once", () => {
	expect(placeSlice.end - placeSlice.start).toBe(20);
});
