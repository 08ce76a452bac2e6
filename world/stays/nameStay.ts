import type { Random } from "#world/illustrations/kit/random.ts";
import type { City, StayKind } from "#world/places/Place.ts";
import { foreignStems, koreanStems, modernStems, type Stem } from "./names.ts";

interface Naming {
	readonly kind: StayKind;
	readonly city: City;
	readonly areaName: string;
	readonly areaEnglish: string;
	readonly star: number;
}

/** S is the placeholder for the stem, A for the area. */
type Pattern = readonly [korean: string, english: string];

const patterns: Record<StayKind, readonly Pattern[]> = {
	hotel: [
		["호텔 S A", "Hotel S A"],
		["S 호텔 A", "S Hotel A"],
		["더 S A", "The S A"],
		["S 스테이 A", "S Stay A"],
	],
	residence: [
		["S 레지던스 A", "S Residence A"],
		["S 스위트 A", "S Suites A"],
	],
	resort: [
		["A S 리조트", "S Resort A"],
		["S 리조트 앤 스파 A", "S Resort & Spa A"],
	],
	pension: [
		["A S 펜션", "S Pension A"],
		["S 펜션", "S Pension"],
	],
	poolvilla: [
		["A S 풀빌라", "S Pool Villa A"],
		["S 스파 풀빌라", "S Spa & Pool Villa"],
	],
	hanok: [
		["A S 한옥스테이", "S Hanok Stay A"],
		["한옥 S", "Hanok S"],
	],
	guesthouse: [
		["S 게스트하우스 A", "S Guesthouse A"],
		["A 여행자의 집 S", "S Travelers' House A"],
	],
	ryokan: [
		["S 료칸", "S Ryokan"],
		["A 온천 S", "S Onsen A"],
	],
	glamping: [
		["A S 글램핑", "S Glamping A"],
		["S 숲속 글램핑", "S Forest Glamping"],
	],
	villa: [
		["A S 독채", "S House A"],
		["S의 집", "House of S"],
	],
};
const grand: readonly Pattern[] = [
	["그랜드 S 호텔 A", "Grand S Hotel A"],
	["S 팰리스 A", "S Palace A"],
];

const fill = (pattern: string, stem: string, area: string): string =>
	pattern.replace("S", stem).replace("A", area);

/** Returns a unique name. Stems may repeat between cities, names never do. */
export function nameStay(
	{ kind, city, areaName, areaEnglish, star }: Naming,
	random: Random,
	taken: Set<string>,
): { name: string; english: string } {
	const atHome = kind === "hanok" ? koreanStems : [...koreanStems, ...modernStems];
	const stems: readonly Stem[] = foreignStems[city.nation] ?? atHome;
	const forms = kind === "hotel" && star === 5 ? grand : patterns[kind];
	for (let round = 0; ; round++) {
		const [korean, latin] = random.pick(stems);
		const [form, englishForm] = random.pick(forms);
		// After many attempts the names of this place are used up, so they are numbered.
		const number = round > 40 ? ` ${round - 39}호점` : "";
		const name = fill(form, korean, areaName) + number;
		const isFree = !taken.has(name) && (round > 20 || !taken.has(`${korean}@${city.code}`));
		if (!isFree) continue;
		taken.add(name).add(`${korean}@${city.code}`);
		return { name, english: fillEnglish(englishForm, latin, areaEnglish) };
	}
}

function fillEnglish(form: string, latin: string, area: string): string {
	return form
		.split(" ")
		.map((word) => (word === "S" ? latin : word === "A" ? area : word))
		.join(" ");
}
