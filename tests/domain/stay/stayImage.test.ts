import { describe, expect, it } from "vitest";
import { groupsOf, type PictureGroup, type StayImage } from "#domain/stay/StayImage.ts";

const images = (...groups: readonly (PictureGroup | undefined)[]): readonly StayImage[] =>
	groups.map((group, sort) => ({ url: `/${sort}.avif`, sort, alt: "", color: null, group }));

describe("groupsOf", () => {
	it("are those that pictures show, once each and in one order", () => {
		expect(groupsOf(images("outside", undefined, "room", "view", "room"))).toEqual([
			"room",
			"view",
			"outside",
		]);
	});

	it("are offered from two on, in one order", () => {
		expect(groupsOf(images("view", "room"))).toEqual(["room", "view"]);
	});

	it("are none where there is nothing to choose from", () => {
		expect(groupsOf(images("room", undefined, "room"))).toEqual([]);
		expect(groupsOf(images())).toEqual([]);
	});
});
