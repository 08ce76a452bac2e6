import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { colourOf, imageAnswers } from "#server/catalogue/stay/images.ts";
import { paintedPictures } from "#server/platform/images/paintedPictures.ts";

const plain = { sort: 1, key: "/pictures/a.jpg", alt: "창밖", group: null, focus: null };

beforeEach(() => {
	vi.spyOn(paintedPictures, "find").mockImplementation((name) =>
		name === "" ? undefined : { colour: `#${name}`, digest: "" },
	);
});
afterEach(() => void vi.restoreAllMocks());

describe("images in responses", () => {
	it.each([
		["/illustrations/sea.jpg", "#sea"],
		["/other/illustrations/sea.jpg", null],
		["/illustrations/sea.jpg.png", null],
		["/illustrations/.jpg", null],
	])("include the colour of painted images: %s", (key, colour) => {
		expect(colourOf(key)).toBe(colour);
	});

	it("include only known metadata, with alt text of at most two hundred characters [DOM-IMG-01]", () => {
		expect(imageAnswers([plain], 1)).toEqual([
			{ sort: 1, imgLink: "/pictures/a.jpg", imgColor: null, imgAlt: "창밖" },
		]);
		const known = { ...plain, alt: "가".repeat(300), group: "room", focus: { x: 10, y: 20 } } as const;
		expect(imageAnswers([known], 1)).toMatchObject([
			{ imgAlt: "가".repeat(200), imgGroup: "room", imgFocus: { x: 10, y: 20 } },
		]);
	});

	it("have a watermark parameter in the URL for the one supplier that requires it [CHAN-06, DEC-135]", () => {
		const marked = Array.from({ length: 10 }, (_, at) => at + 1).filter((channel) =>
			imageAnswers([plain], channel).some(({ imgLink }) => imgLink !== plain.key),
		);
		expect(marked).toEqual([4]);
		expect(imageAnswers([plain], 4)[0]?.imgLink).toBe("/pictures/a.jpg?wm=1");
	});

	it("fall back to a single placeholder without alt text [DOM-IMG-01, DOM-IMG-02]", () => {
		expect(imageAnswers([], 4)).toEqual([
			{ sort: 0, imgLink: "/images/placeholder-stay.svg", imgColor: null, imgAlt: "" },
		]);
		expect(imageAnswers([], 1, "ROH")[0]?.imgLink).toBe("/images/run-of-house.svg");
	});
});
