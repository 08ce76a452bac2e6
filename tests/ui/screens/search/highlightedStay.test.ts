import { expect, it } from "vitest";
import { HighlightedStay } from "#ui/screens/search/HighlightedStay.ts";

it("holds the stay being pointed at, or none", () => {
	const pointed = new HighlightedStay();
	expect(pointed.id).toBeNull();
	pointed.highlight(7);
	expect(pointed.id).toBe(7);
	pointed.highlight(null);
	expect(pointed.id).toBeNull();
});
