import { reaction } from "mobx";
import { expect, it } from "vitest";
import { HighlightedStay } from "#ui/screens/search/HighlightedStay.ts";

it("highlights one stay at a time or none, and its observers follow", () => {
	const highlighted = new HighlightedStay();
	expect(highlighted.id).toBeNull();
	const followed: (number | null)[] = [];
	const stop = reaction(
		() => highlighted.id,
		(id) => followed.push(id),
	);
	for (const id of [7, 8, 8, null]) highlighted.highlight(id);
	stop();
	expect(followed).toEqual([7, 8, null]);
});
