import { expect, it } from "vitest";
import { PointedStay } from "#ui/screens/search/PointedStay.ts";

it("holds the stay being pointed at, or none", () => {
	const pointed = new PointedStay();
	expect(pointed.id).toBeNull();
	pointed.point(7);
	expect(pointed.id).toBe(7);
	pointed.point(null);
	expect(pointed.id).toBeNull();
});
