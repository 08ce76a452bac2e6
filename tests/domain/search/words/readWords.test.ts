import { convertHangulToQwerty, getChoseong } from "es-hangul";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeWords } from "#domain/search/words/completeWords.ts";
import { placesOf, readingTitle } from "#domain/search/words/Reading.ts";
import { isIdle, isPlace } from "#domain/search/words/Term.ts";
import { wishTerms } from "#domain/search/words/wishTerms.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { anyText } from "../../shared/arbitraries.ts";
import { ids, lexicon, read, said } from "./worldReading.ts";

describe("readWords", () => {
	it.each([
		["강릉 호텔", ["city 강릉", "kind 호텔"]],
		["강릉호텔", ["city 강릉", "kind 호텔"]],
		["호텔강릉", ["kind 호텔", "city 강릉"]],
		["ㄱㄹ ㅎㅌ", ["city 강릉", "kind 호텔"]],
		["ㄱㄹㅎㅌ", ["city 강릉", "kind 호텔"]],
		["강릉 ㅎㅌ", ["city 강릉", "kind 호텔"]],
		["rkdfmd ghxpf", ["city 강릉", "kind 호텔"]],
		["RKDFMD GHXPF", ["city 강릉", "kind 호텔"]],
		["ㅗㅐㅅ디 ㅠㅕㄴ무", ["kind 호텔", "city 부산"]],
		["Gangneung hotel", ["city 강릉", "kind 호텔"]],
		["hotel in haeundae", ["kind 호텔", "area 해운대"]],
		["강릉 호", ["city 강릉", "kind 호텔"]],
		["강릉 호테", ["city 강릉", "kind 호텔"]],
		["제주ㄷ", ["city 제주"]],
		["강릉 ㅎ", ["city 강릉"]],
		["강능 호탤", ["city 강릉", "kind 호텔"]],
		["재주 팬숀", ["city 제주", "kind 펜션"]],
		["부산 오션뷰", ["city 부산", "theme 오션뷰"]],
		["오사카 온천 료칸", ["city 오사카", "facility 온천", "kind 료칸"]],
		["일본 료칸 가이세키", ["nation 일본", "kind 료칸", "meal 석식 포함"]],
		["해운대 근처 수영장 있는 5성급 호텔", ["area 해운대", "facility 수영장", "grade 5성급", "kind 호텔"]],
		["강아지랑 갈 수 있는 펜션", ["facility 반려동물 동반", "kind 펜션"]],
		["경복궁 근처 한옥", ["landmark 경복궁", "kind 한옥"]],
		["조식포함 무료취소 서울호텔", ["meal 조식 포함", "freeCancel 무료 취소", "city 서울", "kind 호텔"]],
		["가성비 좋은 명동 호텔 2인", ["sort 낮은 가격순", "area 명동", "kind 호텔", "guests 성인 2명"]],
		["후기 좋은 호텔", ["score 후기 4.5점 이상", "kind 호텔"]],
		["평점 높고 조식 주는 부산 호텔", ["score 후기 4.5점 이상", "meal 조식 포함", "city 부산", "kind 호텔"]],
		["별점 4.0 이상 펜션", ["score 후기 4.0점 이상", "kind 펜션"]],
		["4점 이상 4성급 호텔", ["score 후기 4.0점 이상", "grade 4성급", "kind 호텔"]],
		["20만원 이하 풀빌라", ["price 20만원 이하", "kind 풀빌라"]],
	])("reads %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
	});

	it("prefers a word in stay names over the correction of a typo [DEC-193]", () => {
		expect(said(read("윤슬 호텔"))).toEqual(["stay 윤슬", "kind 호텔"]);
		expect(said(read("명동 윤슬"))).toEqual(["area 명동", "stay 윤슬"]);
	});

	it("reports words it does not understand and words that cannot be searched [DEC-193]", () => {
		expect(read("강릉 쀍뛟 호텔").unknown).toEqual(["쀍뛟"]);
		expect(read("13층 강릉 조용한 호텔").unknown).toEqual(["13층", "조용한"]);
	});

	it("recognises places without stays instead of correcting them to other places [DEC-193]", () => {
		expect(said(read("여주 펜션"))).toEqual(["elsewhere 여주", "kind 펜션"]);
		expect(said(read("파주 호텔"))).toEqual(["elsewhere 파주", "kind 호텔"]);
	});

	it("resolves an ambiguous place name by the place next to it [DEC-193]", () => {
		const cityOf = (text: string) =>
			placesOf(read(text)).map(({ meaning }) => "cityCode" in meaning && meaning.cityCode);
		expect(cityOf("부산 송도 호텔")).toEqual(["BUSAN"]);
		expect(cityOf("인천 송도 호텔")).toEqual(["INCHEON"]);
		expect(cityOf("강릉 중앙시장")).toEqual(["GANGNEUNG"]);
		expect(cityOf("속초 중앙시장")).toEqual(["SOKCHO"]);
		expect(cityOf("제주 공항 근처")).toEqual(["JEJU"]);
	});

	it("searches only the narrowest places, and all of them [DEC-193]", () => {
		const labels = (text: string) => placesOf(read(text)).map(({ label }) => label);
		expect(labels("부산 해운대 호텔")).toEqual(["해운대"]);
		expect(labels("일본 오사카")).toEqual(["오사카"]);
		expect(labels("강릉 속초 펜션")).toEqual(["강릉", "속초"]);
	});

	it("titles the reading with the place first and the kind last [DEC-193]", () => {
		expect(readingTitle(read("조식 호텔 강릉"), "숙소")).toBe("강릉 조식 포함 호텔");
		expect(readingTitle(read("조식 호텔 강릉 말고"), "숙소")).toBe("강릉 제외 조식 포함 호텔");
		expect(readingTitle(read("바다 부산"), "숙소")).toBe("부산 오션뷰 숙소");
		expect(readingTitle(read("쀍뛟"), "숙소")).toBe("");
	});
});

const cities = worldPlaces.filter(({ meaning }) => meaning.kind === "city").map(({ name }) => name);
const wishes = wishTerms.filter(({ label }) => !label.includes("·"));
/** Two adjacent words may form one name, or the beginning of one: '키즈 카페' is a wish of its own, '전주한옥' a quarter. */
const isName = (text: string): boolean =>
	wishTerms.some(({ spellings }) => spellings.some((each) => each.text === text)) ||
	worldPlaces.some(({ name }) => name.replaceAll(" ", "").startsWith(text));
/** A place and up to three different wishes, written with their names. */
const texts = fc
	.tuple(
		fc.constantFrom(...cities),
		fc.uniqueArray(fc.constantFrom(...wishes), { maxLength: 3, selector: ({ id }) => id }),
	)
	.map(([city, terms]) => [city, ...terms.map(({ label }) => label)])
	.filter((words) => !words.some((one) => words.some((other) => isName(one + other))));
const shuffled = texts.chain((words) =>
	fc
		.shuffledSubarray(words, { minLength: words.length, maxLength: words.length })
		.map((other) => ({ words, other })),
);

describe("readWords with equivalent input", () => {
	it("is independent of word order [DEC-193]", () => {
		fc.assert(
			fc.property(shuffled, ({ words, other }) => {
				expect(ids(read(other.join(" ")))).toEqual(ids(read(words.join(" "))));
				expect(read(words.join(" ")).chips).toHaveLength(words.length);
			}),
		);
	});

	it("is independent of spacing [DEC-193]", () => {
		fc.assert(
			fc.property(texts, (words) => {
				const spaced = words.join(" ");
				expect(ids(read(spaced.replaceAll(" ", "")))).toEqual(ids(read(spaced)));
				expect(ids(read(spaced.replaceAll(" ", "  ")))).toEqual(ids(read(spaced)));
			}),
		);
	});

	it("is independent of the keyboard layout [DEC-193]", () => {
		fc.assert(
			fc.property(texts, (words) => {
				const text = words.join(" ");
				expect(ids(read(convertHangulToQwerty(text)))).toEqual(ids(read(text)));
			}),
		);
	});

	it("reads a city and a kind from initial consonants when they are unambiguous [DEC-193]", () => {
		const initials = (text: string) => getChoseong(text);
		const alone = cities.filter(
			(city) =>
				/^[가-힣]+$/u.test(city) && cities.filter((other) => initials(other) === initials(city)).length === 1,
		);
		fc.assert(
			fc.property(
				fc.constantFrom(...alone),
				fc.constantFrom("호텔", "펜션", "리조트", "풀빌라"),
				(city, kind) => {
					expect(ids(read(`${initials(city)} ${initials(kind)}`))).toEqual(ids(read(`${city} ${kind}`)));
				},
			),
		);
	});

	it("accepts any text, with spans and unknown words that lie within it [DEC-193]", () => {
		fc.assert(
			fc.property(
				fc.oneof(anyText, fc.string({ unit: fc.constantFrom(..."강릉호텔ㄱㄹ 바다a1·rk") })),
				(text) => {
					const reading = read(text);
					const length = [...reading.text].length;
					for (const { spans, meaning } of reading.chips) {
						for (const { start, end } of spans) expect(0 <= start && start < end && end <= length).toBe(true);
						expect(meaning.kind !== "stay" && isIdle(meaning)).toBe(false);
					}
					for (const word of reading.unknown) expect(reading.text).toContain(word);
				},
			),
		);
	});
});

describe("completeWords", () => {
	it("completes the last word with the most requested term first [DEC-193]", () => {
		expect(completeWords("강릉 호", lexicon)[0]).toBe("강릉 호텔");
		expect(completeWords("부산 오", lexicon)).toContain("부산 오션뷰");
		expect(completeWords("rkdfmd gh", lexicon).map((text) => said(read(text)))).toContainEqual([
			"city 강릉",
			"kind 호텔",
		]);
	});

	it.each(["zzqq", "asdfgh", "쁑호", "rkdfmd asdfgh"])(
		"derives no wish from the end of '%s' [DEC-193]",
		(text) => {
			expect(completeWords(text, lexicon).flatMap((each) => said(read(each)))).not.toContain("kind 호텔");
		},
	);

	it("suggests kinds of stay for a place [DEC-193]", () => {
		expect(completeWords("강릉", lexicon)).toContain("강릉 호텔");
		expect(completeWords("강릉 호텔", lexicon)[0]).toBe("강릉 호텔");
	});

	it("suggests no two texts with the same meaning", () => {
		fc.assert(
			fc.property(texts, (words) => {
				const all = completeWords(words.join(" "), lexicon).map((text) => ids(read(text)).join());
				expect(new Set(all).size).toBe(all.length);
			}),
			{ numRuns: 30 },
		);
	});
});

it("every term's label is one of its own spellings", () => {
	for (const term of wishTerms)
		expect(said(read(term.label))).toEqual([`${term.meaning.kind} ${term.label}`]);
	for (const { name, meaning } of worldPlaces) {
		if (meaning.kind === "nation" || meaning.kind === "city") {
			const [chip] = read(name).chips;
			expect(chip && chip.meaning.kind !== "stay" && isPlace(chip.meaning) && chip.label).toBe(name);
		}
	}
});
