import { describe, expect, it } from "vitest";
import { inOrder, placesOf, readingTitle, type WordChip, withUnused } from "#domain/search/words/Reading.ts";
import type { PlaceMeaning, Wish } from "#domain/search/words/Term.ts";
import { area, city } from "./stretches.ts";

const chip = (
	label: string,
	meaning: WordChip["meaning"],
	start = 0,
	end = start + label.length,
): WordChip => ({
	id: label,
	label,
	meaning,
	alsoMeant: [],
	spans: [{ start, end }],
	isGuess: false,
});

const wish: Wish = { kinds: [], facilities: ["pool"], rooms: [] };

describe("a reading of a search text [DEC-193]", () => {
	it("is titled with its place first and its kind last, or '숙소' without a kind", () => {
		const chips = [
			chip("호텔", { kind: "kind", kinds: ["호텔"] }),
			chip("오션뷰", { kind: "theme", wish }),
			chip("강릉", city("GANGNEUNG")),
		];
		expect(inOrder(chips).map(({ label }) => label)).toEqual(["강릉", "오션뷰", "호텔"]);
		expect(readingTitle({ chips }, "숙소")).toBe("강릉 오션뷰 호텔");
		expect(readingTitle({ chips: chips.slice(1) }, "숙소")).toBe("강릉 오션뷰 숙소");
		expect(readingTitle({ chips: [chip("윤슬", { kind: "stay", name: "윤슬" })] }, "숙소")).toBe("윤슬");
		expect(readingTitle({ chips: [] }, "숙소")).toBe("");
	});

	it("moves unusable chips to the unknown words", () => {
		const reading = {
			text: "서울 수영장 조용한",
			chips: [chip("서울", city("SEOUL")), chip("수영장", { kind: "facility", wish }, 3)],
			unknown: ["조용한"],
			isIdle: false,
			idle: [],
		};
		expect(withUnused(reading, [])).toBe(reading);
		expect(withUnused(reading, reading.chips.slice(1))).toEqual({
			...reading,
			chips: reading.chips.slice(0, 1),
			unknown: ["조용한", "수영장"],
		});
	});

	const addressed = (text: string, ...chips: readonly WordChip[]) =>
		placesOf({ text, chips }).map(({ label }) => label);
	const jeju: PlaceMeaning = area("JEJU");

	it("searches only the last part of an address: 제주시 애월읍", () => {
		const aewol = chip("애월", area("JEJU"), 4);
		expect(addressed("제주시 애월읍", chip("제주", jeju), aewol)).toEqual(["애월"]);
		expect(
			addressed("제주시  애월읍", chip("제주시", jeju), { ...aewol, spans: [{ start: 5, end: 7 }] }),
		).toEqual(["애월"]);
		expect(addressed("고성군 애월읍", chip("고성", jeju), aewol)).toEqual(["애월"]);
		expect(addressed("남구청 애월읍", chip("남구", jeju), aewol)).toEqual(["남구", "애월"]);
		expect(addressed("제주 애월읍", chip("제주", jeju), { ...aewol, spans: [{ start: 3, end: 5 }] })).toEqual(
			["제주", "애월"],
		);
		expect(
			addressed("제주시애월읍", chip("제주", jeju), { ...aewol, spans: [{ start: 3, end: 5 }] }),
		).toEqual(["제주", "애월"]);
		expect(addressed("제주시,애월읍", chip("제주", jeju), aewol)).toEqual(["제주", "애월"]);
	});

	it("searches both places when neither lies in the other's city", () => {
		const other = chip("해운대", area("BUSAN"), 4);
		expect(addressed("제주시 해운대", chip("제주", jeju), other)).toEqual(["제주", "해운대"]);
		expect(addressed("제주시 제주도", chip("제주", jeju), chip("제주도", city("JEJU"), 4))).toEqual(["제주"]);
		expect(addressed("일본국 해운대", chip("일본", { kind: "nation", nationCode: "JP" }), other)).toEqual([
			"일본",
			"해운대",
		]);
		expect(
			addressed("제주시 수영장", chip("제주", jeju), chip("수영장", { kind: "facility", wish }, 4)),
		).toEqual(["제주"]);
		expect(addressed("", chip("제주", jeju))).toEqual(["제주"]);
	});

	it("treats only directly adjacent parts as an address", () => {
		const jejuAnd = (text: string, name: string, start: number) =>
			addressed(text, chip(name, jeju), chip("애월", area("JEJU"), start));
		expect(jejuAnd("제주특별시 애월읍", "제주", 6)).toEqual(["제주", "애월"]);
		expect(jejuAnd("제주시 서귀포시 애월읍", "제주", 9)).toEqual(["제주", "애월"]);
		expect(jejuAnd("구미 애월읍", "구미", 3)).toEqual(["구미", "애월"]);
		const nations = [
			chip("한구", { kind: "nation", nationCode: "KR" }),
			chip("일본", { kind: "nation", nationCode: "JP" }, 3),
		];
		expect(addressed("한구 일본", ...nations)).toEqual(["한구", "일본"]);
	});

	it("counts positions in characters, as spans do", () => {
		expect(addressed("🏨제주시 애월읍", chip("제주", jeju, 1), chip("애월", area("JEJU"), 5))).toEqual([
			"애월",
		]);
	});
});
