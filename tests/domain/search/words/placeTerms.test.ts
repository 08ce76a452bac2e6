import { describe, expect, it } from "vitest";
import { type PlaceName, placeTerms } from "#domain/search/words/placeTerms.ts";
import { area, city, landmark, nation } from "./stretches.ts";

const place = (meaning: unknown, name: string, latin = "", stays = 7): PlaceName => ({
	meaning: meaning as PlaceName["meaning"],
	name,
	latin,
	stays,
});
/** The spellings of the last of some places, each with its rank. */
const spelt = (...places: readonly PlaceName[]): string =>
	placeTerms(places)
		.at(-1)!
		.spellings.map(({ text, rank }) => `${text} ${rank}`)
		.join(", ");
const newTown = place(city("QQ"), "새 도시", "New City");

describe("the spellings of a catalogue place [DEC-193]", () => {
	it("include its name without spaces, its Latin name and its aliases", () => {
		expect(spelt(newTown)).toBe("새도시 0, NewCity 0");
		expect(spelt(place(city("GANGNEUNG"), "강릉"))).toBe("강릉 0, 강릉시 0, 강능 0, kangnung 0, 江陵 0");
		expect(spelt(place(nation("TW"), "대만"))).toBe("대만 0, 타이완 0, 台湾 0, 台灣 0, 臺灣 0");
	});

	it("of a double name include each part at a lower rank, and the city's name before it", () => {
		expect(spelt(newTown, place(area("QQ"), "가온·누리", "Gaon·Nuri"))).toBe(
			"가온·누리 0, GaonNuri 0, Gaon 1, Nuri 1, 가온 1, 누리 1, 새도시가온·누리 0, 새도시가온 0, 새도시누리 0",
		);
		expect(spelt(newTown, place(area("QQ"), "가온", "Gaon"))).toBe("가온 0, Gaon 0, 새도시가온 0");
		expect(spelt(newTown, place(area("QQ"), "새 도시"))).toBe("새도시 0");
		expect(spelt(place(area("QQ"), "가온"))).toBe("가온 0");
	});

	it("omit names that every city has", () => {
		expect(spelt(newTown, place(area("QQ"), "공항·가온"))).toBe(
			"공항·가온 0, 가온 1, 새도시공항·가온 0, 새도시공항 0, 새도시가온 0",
		);
		expect(spelt(place(city("QQ"), "강릉"), place(landmark("QQ"), "강릉역"))).toBe("강릉역 2");
		expect(spelt(place(city("QQ"), "강릉"), place(landmark("QQ"), "강릉시장"))).toBe("강릉시장 2");
		expect(spelt(place(landmark("QQ"), "가온공항"))).toBe("가온공항 2");
	});

	it("rank a sight below an area, and its name without the city lower still", () => {
		const strong = place(city("QQ"), "강릉");
		expect(spelt(strong, place(landmark("QQ"), "강릉중앙시장"))).toBe(
			"강릉중앙시장 2, 강릉시장 3, 중앙시장 3",
		);
		expect(spelt(strong, place(landmark("QQ"), "강릉가나·다라"))).toBe(
			"강릉가나·다라 2, 강릉가나 3, 다라 3, 가나 3",
		);
		expect(spelt(strong, place(landmark("QQ"), "가나"))).toBe("가나 2, 강릉가나 3");
	});

	it("vary the ending when at least two letters precede it", () => {
		expect(spelt(place(landmark("QQ"), "경포해수욕장", "Gyeongpo Beach"))).toBe(
			"경포해수욕장 2, GyeongpoBeach 2, 경포 3, 경포해변 3, 경포비치 3, 경포바다 3",
		);
		expect(spelt(place(landmark("QQ"), "새뫼국제공항"))).toBe("새뫼국제공항 2, 새뫼공항 3");
		expect(spelt(place(landmark("QQ"), "새뫼국립공원"))).toBe("새뫼국립공원 2, 새뫼 3");
		expect(spelt(place(landmark("QQ"), "뫼박물관"))).toBe("뫼박물관 2");
		expect(spelt(place(landmark("QQ"), "새뫼박물관"))).toBe("새뫼박물관 2, 새뫼뮤지엄 3");
	});

	it("include the aliases of its parts, at the rank of the part", () => {
		expect(spelt(place(landmark("QQ"), "명동"))).toBe("명동 2, 明洞 2, myungdong 2");
		expect(spelt(place(landmark("QQ"), "동대문·가나"))).toBe(
			"동대문·가나 2, 동대문 3, 가나 3, 東大門 3, 东大门 3",
		);
	});

	it("are unique and have their best rank", () => {
		expect(spelt(place(area("QQ"), "가나·가나", "Gana·Gana"))).toBe(
			"가나·가나 0, GanaGana 0, Gana 1, 가나 1",
		);
		expect(spelt(place(city("QQ"), "가나"), place(landmark("QQ"), "가나", "가나"))).toBe("가나 2");
	});
});

describe("the places of a catalogue as terms [DEC-193]", () => {
	const named = (...places: readonly PlaceName[]) =>
		placeTerms(places).map(({ id, label, weight }) => `${id} ${label} ${weight}`);

	it("are weighted by kind and number of stays, with the count capped at 1,500", () => {
		expect(
			named(
				place(nation("KR"), "대한민국", "", 5_000),
				place(city("QQ"), "새 도시", "", 1_499),
				place(area("QQ"), "가온", "", 3),
				place(landmark("QQ"), "누리", "", 0),
			),
		).toEqual([
			"nation:KR 대한민국 4000",
			"city:QQ 새 도시 4499",
			"area:QQ:1:0 가온 103",
			"landmark:QQ:누리 누리 10",
		]);
	});

	it("include the regions above them, covering only places in the catalogue", () => {
		const regions = (...places: readonly PlaceName[]) =>
			placeTerms(places).flatMap(({ label, meaning, spellings, weight, id }) =>
				meaning.kind === "region"
					? [[id, label, weight, meaning.nationCodes, meaning.cityCodes, spellings.map(({ text }) => text)]]
					: [],
			);
		expect(regions(newTown, place(nation("KR"), "대한민국"))).toEqual([]);
		expect(regions(place(city("SOKCHO"), "속초"))).toEqual([
			[
				"region:강원도",
				"강원도",
				2400,
				[],
				["SOKCHO"],
				["강원도", "강원", "강원특별자치도", "gangwon", "gangwondo"],
			],
			["region:동해안", "동해안", 2400, [], ["SOKCHO"], ["동해안", "동해", "동해바다", "eastcoast"]],
		]);
		expect(regions(place(nation("KR"), "대한민국"), place(nation("FR"), "프랑스"))).toEqual([
			["region:유럽", "유럽", 2400, ["FR"], [], ["유럽", "서유럽", "europe"]],
			["region:해외", "해외", 2400, ["FR"], [], ["해외", "외국", "국외", "abroad", "overseas"]],
		]);
		// A city code that is also a nation code does not name the nation.
		expect(regions(place(city("FR"), "에프알"), place(nation("SOKCHO"), "속초"))).toHaveLength(1);
	});
});
