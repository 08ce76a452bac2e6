import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conditionChips } from "#domain/search/words/statedStay.ts";
import { wishTerms } from "#domain/search/words/wishTerms.ts";
import { withoutChip, withoutChips } from "#domain/search/words/withoutChip.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { ids, lexicon, read, remembering } from "./worldReading.ts";

const cities = worldPlaces.filter(({ meaning }) => meaning.kind === "city").map(({ name }) => name);

describe("withoutChip", () => {
	const wishes = wishTerms.flatMap(({ spellings }) => spellings.map(({ text }) => text));
	const others = ["근처", "있는", "윤슬", "바다가", "보이는", "쀍뛟", "호탤", "ㄱㄹ"];
	const textOf = (words: fc.Arbitrary<string[]>): fc.Arbitrary<string> =>
		words.chain((each) => fc.constantFrom(each.join(" "), each.join(""))).filter((text) => text.length <= 50);

	it("removes a chip by removing its words, for a city with any wishes [DEC-193]", () => {
		const words = fc
			.tuple(
				fc.constantFrom(...cities, "강능"),
				fc.array(fc.constantFrom(...wishes, ...others), { minLength: 1, maxLength: 4 }),
			)
			.chain(([city, rest]) => fc.shuffledSubarray([city, ...rest], { minLength: rest.length + 1 }));
		fc.assert(
			fc.property(textOf(words), (text) => {
				const own = remembering();
				const reading = own.read(text);
				for (const chip of reading.chips) {
					const rest = own.read(withoutChip(reading, chip, own.lexicon));
					expect(ids(rest)).toEqual(ids({ chips: reading.chips.filter(({ id }) => id !== chip.id) }));
				}
			}),
			{ numRuns: 100, examples: [["아이 런던 근처"]] },
		);
	});

	it("keeps a place wanted when what stood between it and a refused one is removed [DEC-193]", () => {
		const said = ["애월", "10만원 이하", "강남 말고", "오션뷰", "모텔 빼고", "수영장 없는", "2명"];
		fc.assert(
			fc.property(fc.shuffledSubarray(said, { minLength: 2 }), (words) => {
				const own = remembering();
				const reading = own.read(words.join(" "));
				for (const chip of reading.chips) {
					const rest = own.read(withoutChip(reading, chip, own.lexicon));
					expect(ids(rest)).toEqual(ids({ chips: reading.chips.filter(({ id }) => id !== chip.id) }));
				}
			}),
			{ numRuns: 100, examples: [[["애월", "10만원 이하", "강남 말고"]]] },
		);
	});

	it.each([
		["강릉 근처 있는 수영장 호텔", ["수영장 호텔", "강릉 근처 있는 호텔", "강릉 근처 있는 수영장"]],
		[
			"강릉 근처에 있는 수영장 딸린 호텔 추천",
			["수영장 딸린 호텔 추천", "강릉 근처에 있는 호텔 추천", "강릉 근처에 있는 수영장 딸린"],
		],
		["이번 주말에 강릉 호텔", ["강릉 호텔", "이번 주말에 호텔", "이번 주말에 강릉"]],
		[
			"체크인 12월 20일 수영장 있는 제주",
			["수영장 있는 제주", "체크인 12월 20일 제주", "체크인 12월 20일 수영장 있는"],
		],
		["런던 아이 근처 호텔", ["아이 근처 호텔", "런던 호텔", "런던 아이 근처"]],
		["부산, 해운대, 호텔", ["해운대, 호텔", "부산, 호텔", "부산, 해운대"]],
		["호탤 강릉 쀍뛟", ["강릉 쀍뛟", "호탤 쀍뛟"]],
		["강릉호텔수영장", ["호텔수영장", "강릉 수영장", "강릉호텔"]],
		[
			"서울 2명 수영장 없는 호텔",
			["2명 수영장 없는 호텔", "서울 수영장 없는 호텔", "서울 2명 호텔", "서울 2명 수영장 없는"],
		],
		["부산 + 수영장 & 조식", ["수영장 조식", "부산 조식", "부산 수영장"]],
	])("removes words attached to a chip and leaves the others unchanged: %s [DEC-193]", (text, rests) => {
		const reading = read(text);
		expect(reading.chips.map((chip) => withoutChip(reading, chip, lexicon))).toEqual(rests);
		expect(withoutChips(reading, [], lexicon)).toBe(text);
	});

	it.each([
		// Kept joined, where a space would change the meaning.
		["베이 에리어12/24ㄱㄹ", "12/24", "베이 에리어ㄱㄹ"],
		["쀍뛟일성급안목", "1성급", "쀍뛟안목"],
		// Written by their names, together with what was not understood.
		["서귀포 시내12/24", "12/24", "서귀포·중문 시내"],
		["이태원·용산ㄱㄹ있는호탤", "이태원·용산", "구리 호텔"],
		// Written by their names alone.
		["베이터우 온천2명", "성인 2명", "온천"],
		["전기차충전소베이터우 온천condo", "리조트", "전기차 충전 온천"],
		// Left as typed where no name means the same.
		["쀍뛟바닷가경포", "오션뷰", "쀍뛟 경포"],
	])(
		"rewrites the remaining words when they would run together: %s without %s [DEC-193]",
		(text, gone, rest) => {
			const reading = read(text);
			const chip = reading.chips.find(({ label }) => label === gone);
			expect(chip && withoutChip(reading, chip, lexicon)).toBe(rest);
		},
	);

	it.each([
		["성인 2명, 아이 2명(5세, 7세) 부산", "부산"],
		["부산, 성인 2명, 12월 24일", "부산"],
		["12/24~12/26, 부산/수영장, 2명", "부산/수영장"],
		["수영장, 조식, 부산", "수영장, 조식, 부산"],
	])("removes the commas of removed words: %s", (text, rest) => {
		const reading = read(text);
		expect(withoutChips(reading, conditionChips(reading), lexicon)).toBe(rest);
	});

	it.each([
		["체크인 12월 20일 체크아웃 12월 22일 오사카", "오사카"],
		["체크인: 12/20, 체크아웃: 12/22 제주", "제주"],
		["제주 12.20 입실, 12.22 퇴실", "제주"],
		["늦은 체크인 되는 제주 호텔", "늦은 체크인 되는 제주 호텔"],
		["hotel in seoul for 2 adults", "hotel in seoul"],
		["From dec 24 to dec 26 jeju", "jeju"],
		["pension for 2 nights gapyeong", "pension gapyeong"],
		["pool for kids jeju", "pool for kids jeju"],
	])("removes all words of removed dates and guests: %s", (text, rest) => {
		const reading = read(text);
		expect(withoutChips(reading, conditionChips(reading), lexicon)).toBe(rest);
	});

	it("removes a chip from any text, although the remaining words may then mean other places [DEC-193]", () => {
		const words = fc.array(fc.constantFrom(...cities, ...wishes, ...others, "해운대", "수영"), {
			minLength: 1,
			maxLength: 5,
		});
		fc.assert(
			fc.property(textOf(words), (text) => {
				const own = remembering();
				const reading = own.read(text);
				for (const chip of reading.chips) {
					const rest = own.read(withoutChip(reading, chip, own.lexicon));
					expect(ids(rest)).not.toContain(chip.id);
					expect(rest.chips.length).toBeLessThan(reading.chips.length);
				}
			}),
			{ numRuns: 100, examples: [["해운대 서울 수영"]] },
		);
	});
});
