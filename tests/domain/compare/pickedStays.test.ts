import { describe, expect, it } from "vitest";
import { isPicked, maxPicked, togglePick, withoutPick } from "#domain/compare/pickedStays.ts";

const stay = (id: number) => ({ id, name: `숙소 ${id}` });
const three = [stay(3), stay(1), stay(2)];

describe("the stays picked for comparison", () => {
	it("number at most three and keep the order in which they were picked", () => {
		expect(maxPicked).toBe(3);
		expect(togglePick([stay(3), stay(1)], stay(2))).toEqual(three);
		expect(togglePick([], stay(7))).toEqual([stay(7)]);
	});

	it("reject a fourth stay", () => {
		expect(togglePick(three, stay(4))).toBeNull();
	});

	it("drop a stay that is picked again or removed", () => {
		expect(togglePick(three, stay(1))).toEqual([stay(3), stay(2)]);
		expect(withoutPick(three, 3)).toEqual([stay(1), stay(2)]);
		expect(withoutPick(three, 9)).toEqual(three);
		expect(isPicked(three, 2)).toBe(true);
		expect(isPicked(three, 9)).toBe(false);
	});
});
