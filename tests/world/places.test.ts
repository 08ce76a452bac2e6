import { readFileSync } from "node:fs";
import { join } from "node:path";
import { romanize } from "es-hangul";
import { describe, expect, it } from "vitest";
import { foreignCities } from "#world/places/foreignCities.ts";
import { koreanCities } from "#world/places/koreanCities.ts";
import { pointsOf } from "#world/places/Place.ts";

/**
 * The district of every point, and its 읍 or 면, by the borders of Statistics Korea (SGIS, 2018). A point that is moved needs a new line from
 * a map.
 */
const districts = new Map(
	readFileSync(join(import.meta.dirname, "fixtures/districts.tsv"), "utf8")
		.trim()
		.split("\n")
		.slice(1)
		.map((line) => line.split("\t"))
		.map(([lat, lng, district]) => [`${lat},${lng}`, district ?? ""]),
);

/** Exceptions the romaniser does not know: no ㄴ is inserted into these names, and 읍 and 면 do not change the letter before them. */
const unchanged = ["통영", "단양", "산양"];
function romanized(name: string): string {
	const [, stem = name, unit = ""] = /^(.+)([읍면])$/.exec(name) ?? [];
	const letters = unchanged.includes(stem) ? [...stem].map((letter) => romanize(letter)) : [romanize(stem)];
	return [...letters, romanize(unit)].join("");
}

/** Names that travellers know in a form other than their romanisation: from signs, in English, or shortened. */
const known: Readonly<Record<string, string>> = {
	강남: "Gangnam",
	강남역: "Gangnam Station",
	서울역: "Seoul Station",
	용산역: "Yongsan Station",
	홍대: "Hongdae",
	홍대입구: "Hongdae",
	건대입구: "Konkuk University",
	센텀시티: "Centum City",
	송도: "Songdo Beach",
	남포동: "Nampo",
	서면: "Seomyeon",
	제주시: "Jeju City",
	"서귀포 시내": "Downtown Seogwipo",
	강릉역: "Gangneung Station",
	속초해변: "Sokcho Beach",
	대포항: "Daepo",
	동명항: "Dongmyeong",
	설악동: "Seorak",
	엑스포: "Expo",
	종화동: "Jonghwa",
	보문관광단지: "Bomun",
	황리단길: "Hwangridan",
	한옥마을: "Hanok Village",
	객리단길: "Gaekridan",
	송도국제도시: "Songdo",
	인천공항: "Incheon Airport",
	차이나타운: "Chinatown",
	독일마을: "German Village",
	가평읍: "Gapyeong",
	안면도: "Anmyeon",
};

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "");
const korean = koreanCities.flatMap((city) =>
	city.areas.flatMap((area) => pointsOf(area).map((point) => ({ city, area, ...point }))),
);

describe("the places of the demo", () => {
	it("lie in the district of their address", () => {
		for (const { name, street, at } of korean) {
			const district = districts.get(at.join(","));
			expect([name, at, district]).toEqual([name, at, expect.any(String)]);
			// An address may stop at the district, but never names the wrong 읍 or 면.
			const [unit = "", part] = street.split(/ (?=\S+[읍면]$)/);
			expect([name, district?.replace(/ \S+[읍면]$/, "")]).toEqual([name, unit]);
			if (part) expect([name, district]).toEqual([name, street]);
		}
	});

	it("have the English name of that very place: its romanisation, or one known to travellers", () => {
		const names = [
			...koreanCities.map(({ name, english }) => ({ name, english })),
			...koreanCities.flatMap(({ areas }) => areas.map(({ name, english }) => ({ name, english }))),
			...korean,
		];
		const wrong = names.filter(({ name, english }) => {
			const first = name.split("·")[0] ?? "";
			return plain(known[first] ?? romanized(first)) !== plain(english);
		});
		expect(wrong.map(({ name, english }) => `${name} is not ${english}`)).toEqual([]);
	});

	it("have different English names in different parts of a city", () => {
		for (const { areas } of koreanCities) {
			const names = areas.flatMap((area) => [...new Set(pointsOf(area).map(({ english }) => english))]);
			expect(new Set(names).size).toBe(names.length);
		}
	});

	it("lie around their city, also abroad", () => {
		for (const { at, areas, code } of [...koreanCities, ...foreignCities])
			for (const { at: point, name } of areas.flatMap(pointsOf)) {
				const north = (point[0] - at[0]) * 111;
				const east = (point[1] - at[1]) * 111 * Math.cos((at[0] * Math.PI) / 180);
				expect([code, name, Math.hypot(north, east) < 110]).toEqual([code, name, true]);
			}
	});
});
