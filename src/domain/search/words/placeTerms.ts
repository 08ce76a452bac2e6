import { otherPlaceNames, otherSightNames, regions } from "./placeNames.ts";
import { type PlaceMeaning, type Spelling, spellings, type Term } from "./Term.ts";

/** A nation, city, area or landmark of the catalogue. */
export interface PlaceName {
	readonly meaning: Exclude<PlaceMeaning, { readonly kind: "region" | "elsewhere" }>;
	readonly name: string;
	/** Name in Latin letters; empty when unknown. */
	readonly latin: string;
	/** Number of stays there. */
	readonly stays: number;
}

const baseWeights = { nation: 2_500, city: 3_000, area: 100, landmark: 10 } as const;

const idOf = (meaning: PlaceName["meaning"], name: string): string => {
	switch (meaning.kind) {
		case "nation":
			return `nation:${meaning.nationCode}`;
		case "city":
			return `city:${meaning.cityCode}`;
		case "area":
			return `area:${meaning.cityCode}:${meaning.area}:${meaning.subArea}`;
		case "landmark":
			return `landmark:${meaning.cityCode}:${name}`;
	}
};

const codeOf = (meaning: PlaceName["meaning"]): string | null => {
	if (meaning.kind === "nation") return meaning.nationCode;
	return meaning.kind === "city" ? meaning.cityCode : null;
};

/** Splits 'A·B' into its names; the dot within a number, as in 9·11, separates none. */
const splitNames = (names: string): readonly string[] => names.split(/(?<!\d)·|·(?!\d)/u);

const joined = (name: string): string => name.replaceAll(/\s/gu, "");

/** Interchangeable endings of landmark names: 경포해수욕장 is also 경포해변. */
const endings: readonly (readonly [ending: RegExp, others: readonly string[]])[] = [
	[/(?:해수욕장|해변|비치)$/u, ["", "해수욕장", "해변", "비치", "바다"]],
	[/국립공원$/u, [""]],
	[/국제공항$/u, ["공항"]],
	[/(?:수산|전통|재래|중앙)?시장$/u, ["시장"]],
	[/박물관$/u, ["뮤지엄"]],
	[/성당$/u, ["대성당"]],
];

const otherEndings = (name: string): string[] =>
	endings.flatMap(([ending, others]) => {
		const stem = name.replace(ending, "");
		return stem === name || stem.length < 2 ? [] : others.map((other) => stem + other);
	});

/** Words found in every city, which name a place only after the city's name. 김포공항 is not the airport of 제주시·공항. */
const everywhere = new Set([
	..."공항 국제공항 시내 해변 해수욕장 바다 비치 시장 수산시장 터미널 종합터미널 항구 역 동물원 현대미술관 국립박물관".split(
		" ",
	),
	..."대성당 도심 센터 타워 타운 월드 시계탑 향교 시민공원 기념공원 아이".split(" "),
]);

export const isGenericPlaceWord = (word: string): boolean => everywhere.has(word);

/** Those of them that stand for all such places when the text names no city: '공항 근처' is near any airport. */
const sorts: readonly (readonly [sort: string, ...others: string[]])[] = [
	...["공항", "역", "터미널", "해수욕장", "시장", "박물관", "계곡", "수목원", "호수"].map(
		(sort) => [sort] as const,
	),
	["병원", "대학병원", "종합병원"],
];

/** Returns the catalogue's places of each sort in the home country; a sort found in one city only says too little to be meant. */
export function placeSorts(terms: readonly Term[]): ReadonlyMap<string, readonly Term[]> {
	return new Map(
		sorts.flatMap(([sort, ...others]) => {
			const found = terms.filter(
				({ label, meaning }) =>
					(meaning.kind === "area" || meaning.kind === "landmark") &&
					meaning.nationCode === "KR" &&
					splitNames(label).some((part) => part.endsWith(sort)),
			);
			const cities = new Set(found.map(({ meaning }) => "cityCode" in meaning && meaning.cityCode));
			return cities.size > 1 ? [sort, ...others].map((word) => [word, found] as const) : [];
		}),
	);
}

/** Splits 'A·B', which is searched for as A, as B and as AB. The single words of a multi-word name are not searched for. */
const partsOf = (name: string): string[] => {
	const parts = splitNames(name).map(joined);
	return parts.length > 1 ? parts : [];
};

const namesOf = (parts: readonly string[]): string[] => parts.filter((part) => !isGenericPlaceWord(part));

/** Returns a name with and without its city: locals say 중앙시장 for 강릉중앙시장, others say 전주한옥마을 for the area 한옥마을 of 전주. */
function withAndWithout(city: string, name: string, parts: readonly string[]): string[] {
	if (city === "" || name === city) return [];
	if (name.startsWith(city))
		return namesOf(splitNames(name.slice(city.length))).filter(({ length }) => length > 1);
	return [name, ...parts].map((each) => city + each);
}

const ranked = (words: readonly string[], rank: number): Spelling[] =>
	words.filter((text) => text !== "").map((text) => ({ text, rank }));

function spellingsOf(
	{ meaning, name, latin }: PlaceName,
	cityNames: ReadonlyMap<string, string>,
): Spelling[] {
	const base = meaning.kind === "landmark" ? 2 : 0;
	const city =
		"cityCode" in meaning && meaning.kind !== "city" ? (cityNames.get(meaning.cityCode) ?? "") : "";
	const parts = partsOf(name);
	const code = codeOf(meaning);
	const others = [name, ...splitNames(name)].flatMap((each) => spellings(otherSightNames[each] ?? ""));
	return [
		...ranked([joined(name), joined(latin.replaceAll("·", ""))], base),
		...ranked(splitNames(latin).map(joined), base + (parts.length > 0 ? 1 : 0)),
		...ranked(namesOf(parts), base + 1),
		...ranked(namesOf([joined(name), ...parts].flatMap(otherEndings)), base + 1),
		...ranked(
			others.map(({ text }) => text),
			base + (parts.length > 0 ? 1 : 0),
		),
		...ranked(withAndWithout(city, joined(name), parts), base + (meaning.kind === "landmark" ? 1 : 0)),
		...spellings(code === null ? "" : (otherPlaceNames[code] ?? "")),
	];
}

const withoutRepeats = (all: readonly Spelling[]): Spelling[] => {
	const best = new Map<string, Spelling>();
	for (const spelling of all) {
		const known = best.get(spelling.text);
		if (!known || spelling.rank < known.rank) best.set(spelling.text, spelling);
	}
	return [...best.values()];
};

export const cityNamesOf = (places: readonly PlaceName[]): ReadonlyMap<string, string> =>
	new Map(
		places.flatMap(({ meaning, name }) =>
			meaning.kind === "city" ? [[meaning.cityCode, joined(name)] as const] : [],
		),
	);

/** Returns the terms for a catalogue's places, including names covering several of them. */
export function placeTerms(places: readonly PlaceName[]): readonly Term[] {
	const nations = new Set<string>();
	const cities = new Set<string>();
	for (const { meaning } of places) {
		if (meaning.kind === "nation") nations.add(meaning.nationCode);
		if (meaning.kind === "city") cities.add(meaning.cityCode);
	}
	const cityNames = cityNamesOf(places);
	const groups = regions.flatMap(({ label, words, nationCodes = [], cityCodes = [], isAbroad }): Term[] => {
		const meaning = {
			kind: "region" as const,
			nationCodes: isAbroad
				? [...nations].filter((code) => code !== "KR")
				: nationCodes.filter((code) => nations.has(code)),
			cityCodes: cityCodes.filter((code) => cities.has(code)),
		};
		if (meaning.nationCodes.length + meaning.cityCodes.length === 0) return [];
		return [
			{ id: `region:${label}`, label, meaning, weight: 2_400, spellings: spellings(`${label} ${words}`) },
		];
	});
	return [
		...groups,
		...places.map(
			(place): Term => ({
				id: idOf(place.meaning, place.name),
				label: place.name,
				meaning: place.meaning,
				weight: baseWeights[place.meaning.kind] + Math.min(1_500, place.stays),
				spellings: withoutRepeats(spellingsOf(place, cityNames)),
			}),
		),
	];
}
