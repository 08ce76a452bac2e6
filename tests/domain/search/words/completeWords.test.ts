import { describe, expect, it } from "vitest";
import { completeWords } from "#domain/search/words/completeWords.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { lexicon, read, said } from "./worldReading.ts";

const offered = (text: string): string[][] => completeWords(text, lexicon).map((each) => said(read(each)));
const names = worldPlaces
	.filter(({ meaning }) => meaning.kind === "city" || meaning.kind === "nation")
	.map(({ name }) => name);

describe("completeWords within a word", () => {
	it.each([...names, "sapporo", "gangneung", "honolulu", "danang", "busan", "osaka", "nhatrang", "rkdfmd"])(
		"does not complete a fragment of '%s' to something else [DEC-193]",
		(name) => {
			const broken = completeWords(name, lexicon).filter(
				(text) => !text.startsWith(name) && name.startsWith(text.split(" ")[0] ?? ""),
			);
			expect(broken).toEqual([]);
		},
	);

	it.each(["sappor", "gangneun", "honolul"])(
		"does not complete the end of the unfinished '%s' [DEC-193]",
		(text) => {
			expect(
				completeWords(text, lexicon).filter(
					(each) => each.includes(" ") && text.startsWith(each.split(" ")[0]!),
				),
			).toEqual([]);
		},
	);

	it("completes a word typed directly after a place [DEC-193]", () => {
		expect(offered("강릉호")[0]).toEqual(["city 강릉", "kind 호텔"]);
		expect(offered("여수풀")).toContainEqual(["city 여수", "kind 풀빌라"]);
	});

	it("does not add a place unrelated to the one before [DEC-193]", () => {
		for (const text of ["강릉호", "강릉 호", "busan ho"]) {
			const places = offered(text).filter(
				(chips) => chips.filter((chip) => /^(?:city|nation|area|landmark)/.test(chip)).length > 1,
			);
			expect(places).toEqual([]);
		}
	});

	it.each([
		["호탤", ["kind 호텔"]],
		["강릉 호탤", ["city 강릉", "kind 호텔"]],
		["수영징", ["facility 수영장"]],
	])("suggests the correction of a typo: %s [DEC-193]", (text, meant) => {
		expect(offered(text)).toContainEqual(meant);
	});

	it.each([
		["", []],
		[
			"강릉 호",
			[
				"강릉 호텔",
				"강릉 호캉스",
				"강릉 게스트하우스",
				"강릉 4성급 이상",
				"강릉 무료 취소",
				"강릉 연회·회의실",
			],
		],
		[
			"강릉호",
			[
				"강릉 호텔",
				"강릉 호캉스",
				"강릉 게스트하우스",
				"강릉 4성급 이상",
				"강릉 무료 취소",
				"강릉 연회·회의실",
			],
		],
		[
			"강릉근처호",
			[
				"강릉근처 호텔",
				"강릉근처 호캉스",
				"강릉근처 게스트하우스",
				"강릉근처 4성급 이상",
				"강릉근처 무료 취소",
				"강릉근처 연회·회의실",
			],
		],
		[
			"강능 호",
			[
				"강능 호텔",
				"강능 호캉스",
				"강능 게스트하우스",
				"강능 4성급 이상",
				"강능 무료 취소",
				"강능 연회·회의실",
			],
		],
		[
			"호텔 강",
			[
				"호텔 강릉",
				"호텔 가오슝",
				"호텔 강원도",
				"호텔 강화",
				"호텔 강문·안목",
				"호텔 강문",
				"호텔 강릉역·시내",
			],
		],
		[
			"해 부산",
			[
				"해 부산",
				"해 부산역",
				"해 부산시민공원",
				"해 영도·송도",
				"해 영도",
				"해 기장·오시리아",
				"해 남포동·자갈치",
			],
		],
		["제주 풀빌라", ["제주 풀빌라"]],
		["부산 성인 2명", ["부산 성인 2명"]],
		["강릉 호탤 수", ["강릉 호탤 수영장", "강릉 호탤 마운틴뷰", "강릉 호탤 바비큐", "강릉 호탤 수"]],
		[
			"있는 호",
			[
				"있는 호텔",
				"있는 호놀룰루",
				"있는 호캉스",
				"있는 호안끼엠",
				"있는 호이안",
				"있는 홍대·마포",
				"있는 홍대입구",
			],
		],
	])("suggests the likeliest first, each meaning once, and the text itself: %j [DEC-193]", (text, texts) => {
		expect(completeWords(text, lexicon)).toEqual(texts);
	});

	it("suggests less for text it understands less, and nothing beyond the maximum text length [DEC-193]", () => {
		expect(completeWords("쀍뛟쀍뛟쀍뛟쀍뛟 호", lexicon)).toHaveLength(7);
		expect(completeWords("쀍뛟쀍뛟쀍뛟쀍뛟쀍 호", lexicon)).toHaveLength(3);
		const long = `${"쀍".repeat(44)} 강릉 호`;
		expect(completeWords(long, lexicon).map((text) => text.slice(45))).toEqual(["강릉 호텔"]);
		expect(completeWords(`쀍${long}`, lexicon)).toEqual([`쀍${long}`]);
		expect(completeWords(`쀍쀍쀍${long}`, lexicon)).toEqual([]);
	});

	it("suggests kinds of stay for a named or half-typed place, but not for unrelated places [DEC-193]", () => {
		const wishes = (text: string) => completeWords(text, lexicon).filter((each) => each.endsWith(" 펜션"));
		expect(wishes("부산")).toEqual(["부산 펜션"]);
		expect(wishes("부산 해")).toEqual(["부산 해운대 펜션"]);
		expect(wishes("sappo")).toEqual(["삿포로 펜션"]);
		expect(wishes("서울 강")).toEqual(["서울 펜션"]);
		expect(wishes("강릉 부산")).toEqual(["강릉 부산 펜션"]);
		expect(wishes("부산 수영장")).toEqual([]);
		expect(wishes("부산 쀍뛟")).toEqual([]);
	});

	it("completes to a place near the one before, despite other guesses [DEC-193]", () => {
		expect(completeWords("부산 해", lexicon).slice(0, 6)).toEqual([
			"부산 해운대·송정",
			"부산 해운대",
			"부산 해동용궁사",
			"부산 해운대해수욕장",
			"부산 해운대 블루라인파크 미포정거장",
			"부산 오션뷰",
		]);
		expect(completeWords("서울 강", lexicon).slice(0, 4)).toEqual([
			"서울 강남·잠실",
			"서울 강남역·역삼",
			"서울 반려동물 동반",
			"서울 석식 포함",
		]);
		expect(completeWords("속초 부산 해", lexicon)).toContain("속초 부산 고성·봉포");
	});
});
