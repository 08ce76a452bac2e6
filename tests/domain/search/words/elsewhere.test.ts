import { expect, it } from "vitest";
import { wellKnownPlaceTerms } from "#domain/search/words/wellKnownPlaces.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { read } from "./worldReading.ts";

it("lies somewhere on the earth: every place that a catalogue may not name [DEC-193]", () => {
	const terms = wellKnownPlaceTerms(worldPlaces, new Set());
	expect(terms.length).toBeGreaterThan(500);
	const lost = terms.filter(({ meaning }) => {
		if (meaning.kind !== "elsewhere" && meaning.kind !== "landmark") return true;
		return !(Math.abs(meaning.lat) <= 90 && Math.abs(meaning.lng) <= 180);
	});
	expect(lost.map(({ label }) => label)).toEqual([]);
});

it.each([
	["연대 근처", 37.566, 126.939],
	["망리단길 숙소", 37.556, 126.902],
	["인스파이어 아레나", 37.466, 126.391],
])("is where travellers know it: %s [DEC-193]", (text, lat, lng) => {
	expect(read(text).chips.map(({ meaning }) => meaning)).toContainEqual(
		expect.objectContaining({ lat, lng }),
	);
});
