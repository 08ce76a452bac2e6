import { describe, expect, it } from "vitest";
import { groupsOf, type PictureGroup, type StayImage } from "#domain/stay/StayImage.ts";

const images = (...groups: readonly (PictureGroup | undefined)[]): readonly StayImage[] =>
	groups.map((group, sort) => ({ url: `/${sort}.avif`, sort, alt: "", color: null, group }));

describe("groupsOf", () => {
	it("returns the groups that images show, once each in a fixed order", () => {
		expect(groupsOf(images("outside", undefined, "room", "view", "room"))).toEqual([
			"room",
			"view",
			"outside",
		]);
	});

	it("returns groups from two on, in a fixed order", () => {
		expect(groupsOf(images("view", "room"))).toEqual(["room", "view"]);
	});

	it("returns nothing when there are fewer than two groups", () => {
		expect(groupsOf(images("room", undefined, "room"))).toEqual([]);
		expect(groupsOf(images())).toEqual([]);
	});
});
