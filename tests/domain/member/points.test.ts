import { describe, expect, it } from "vitest";
import { parsePointFilter, pointActions } from "#domain/member/Points.ts";

describe("the point history", () => {
	it("is narrowed to one action or shows all [ROUTE-12] [ROUTE-17]", () => {
		expect(pointActions.map(parsePointFilter)).toEqual(["SAVE", "USE", "EXPIRE", "CANCEL"]);
		expect(["ALL", "x", "", null].map(parsePointFilter)).toEqual(["ALL", "ALL", "ALL", "ALL"]);
	});
});
