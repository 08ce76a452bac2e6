import { readdirSync } from "node:fs";
import type { Area } from "./Area.ts";
import { serverAreas } from "./serverAreas.ts";
import { drawnParts, viewModels } from "./viewModels.ts";

const folders = (place: string): string[] =>
	readdirSync(place, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

/** Folders whose tests ask a model about many random cases, a second each: the first that notices is enough. */
const againstModels: readonly string[] = ["cancellation"];

const domain = folders("src/domain").map(
	(folder): Area => ({
		name: `domain/${folder}`,
		mutate: [`src/domain/${folder}/*.ts`],
		tests: [`tests/domain/${folder}/*.test.ts`],
		// reads the code as a text
		without: ["tests/domain/shared/noDate.test.ts"],
		stopsAtFirst: againstModels.includes(folder),
		atLeast: 90,
	}),
);

/** A part of the reading of a search's words. Every test reads whole texts, so that each of them is asked about nearly every change. */
const words = (part: string, files: readonly string[]): Area => ({
	name: `domain/words/${part}`,
	mutate: files.map((file) => `src/domain/search/words/${file}.ts`),
	tests: [
		"tests/domain/search/words/*.test.ts",
		"tests/domain/search/letters.test.ts",
		"tests/domain/search/keywordHelp.test.ts",
	],
	loadsSlowly: true,
	// a reading that never ends
	longestTest: 5_000,
	stopsAtFirst: true,
	atLeast: 90,
});

const others: readonly Area[] = [
	words("days", ["days", "weeks", "months", "nights", "namedHolidays", "statedStay", "withoutChip"]),
	words("figures", ["amounts", "people", "asides", "typed", "letters"]),
	words("tables", [
		"brands",
		"islands",
		"latinNames",
		"placeNames",
		"placeTerms",
		"sights",
		"wishTerms",
		"idleTerms",
		"Term",
		"wellKnownPlaces",
		"unrelatedPlaces",
	]),
	words("completions", ["completeWords", "completions"]),
	words("reading", [
		"edges",
		"segment",
		"LetterTree",
		"Lexicon",
		"Interpretation",
		"Reading",
		"readWords",
		"places",
		"meantBy",
		"phrases",
		"streams",
	]),
	{
		name: "application",
		// the recipes only name constructors, and the compiler holds them
		mutate: ["src/application/**/*.ts", "!src/application/recipes/**"],
		tests: ["tests/application/*/*.test.ts", "tests/ui/**/*.test.ts"],
		without: ["tests/ui/build/**"],
		isInPage: true,
		atLeast: 90,
	},
	{
		name: "adapters/http",
		mutate: ["src/adapters/http/*.ts", "!src/adapters/http/boundedFetch.ts"],
		tests: ["tests/adapters/http/*.test.ts"],
		// a call that is never answered waits for ever
		longestTest: 5_000,
		atLeast: 90,
	},
	{
		// by itself: an answer that never ends hangs the process, and to begin one anew takes as long as all of these tests
		name: "adapters/bounds",
		mutate: ["src/adapters/http/boundedFetch.ts"],
		tests: ["tests/adapters/http/{boundedFetch,callEdges}.test.ts"],
		longestTest: 5_000,
		atLeast: 90,
	},
	{
		name: "adapters/page",
		// the memory adapters are the tests' own
		mutate: ["src/adapters/**/*.ts", "!src/adapters/http/**", "!src/adapters/memory/**"],
		tests: ["tests/adapters/**/*.test.ts"],
		without: ["tests/adapters/http/**"],
		atLeast: 90,
	},
	{
		// what makes a page a part of the mobile app
		name: "native-host",
		mutate: ["src/main/joinNativeHost.ts"],
		tests: ["tests/ui/main/joinNativeHost.test.ts"],
		isInPage: true,
		atLeast: 90,
	},
];

export const areas: readonly Area[] = [...domain, ...others, ...viewModels, ...drawnParts, ...serverAreas];
