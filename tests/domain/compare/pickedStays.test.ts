import { describe, expect, it } from "vitest";
import { isPicked, maxPicked, togglePick, withoutPick } from "#domain/compare/pickedStays.ts";

const stay = (id: number) => ({ id, name: `숙소 ${id}` });
const three = [stay(3), stay(1), stay(2)];

describe("the stays picked to be compared", () => {
	it("are three at most, in the order they were picked", () => {
		expect(maxPicked).toBe(3);
		expect(togglePick([stay(3), stay(1)], stay(2))).toEqual(three);
		expect(togglePick([], stay(7))).toEqual([stay(7)]);
	});

	it("have no room for a fourth", () => {
		expect(togglePick(three, stay(4))).toBeNull();
	});

	it("lose the one that is pressed again, and take another one in its place", () => {
		expect(togglePick(three, stay(1))).toEqual([stay(3), stay(2)]);
		expect(withoutPick(three, 3)).toEqual([stay(1), stay(2)]);
		expect(withoutPick(three, 9)).toEqual(three);
		expect(isPicked(three, 2)).toBe(true);
		expect(isPicked(three, 9)).toBe(false);
	});
});
