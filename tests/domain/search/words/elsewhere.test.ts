import { expect, it } from "vitest";
import { wellKnownPlaceTerms } from "#domain/search/words/wellKnownPlaces.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { read, said } from "./worldReading.ts";

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

it.each([
	["hong kong", ["elsewhere 홍콩"]],
	["Hongkong hotel", ["elsewhere 홍콩", "kind 호텔"]],
	["ho chi minh city", ["elsewhere 호치민"]],
	["kuala lumpur", ["elsewhere 쿠알라룸푸르"]],
	["guam resort", ["elsewhere 괌", "kind 리조트"]],
	["BALI", ["elsewhere 발리"]],
	["nagoya", ["elsewhere 나고야"]],
	["daegu hotel", ["elsewhere 대구", "kind 호텔"]],
	["san francisco", ["elsewhere 샌프란시스코"]],
])("is known by its Latin name too: %s [DEC-193]", (text, chips) => {
	const reading = read(text);
	expect([said(reading), reading.unknown]).toEqual([chips, []]);
});
