import { readdirSync } from "node:fs";
import type { Area } from "./Area.ts";
import { serverAreas } from "./serverAreas.ts";
import { drawnParts, viewModels } from "./viewModels.ts";

const folders = (place: string): string[] =>
	readdirSync(place, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

/** Folders whose tests compare many random cases with a model, a second each: the first to detect a mutant is enough. */
const againstModels: readonly string[] = ["cancellation"];

/** Tests of a folder's code that stand elsewhere. */
const otherTests: Readonly<Record<string, readonly string[]>> = {
	shared: ["tests/domain/soak/machines.test.ts"],
};

const domain = folders("src/domain").map(
	(folder): Area => ({
		name: `domain/${folder}`,
		mutate: [`src/domain/${folder}/*.ts`],
		tests: [`tests/domain/${folder}/*.test.ts`, ...(otherTests[folder] ?? [])],
		// Reads the code as text.
		without: ["tests/domain/shared/noDate.test.ts"],
		stopsAtFirst: againstModels.includes(folder),
		atLeast: 90,
	}),
);

/** Builds an area for one part of the search text reader. Every test reads whole texts, so nearly every mutant runs each of them. */
const words = (part: string, mutate: readonly string[]): Area => ({
	name: `domain/words/${part}`,
	mutate,
	tests: [
		"tests/domain/search/words/*.test.ts",
		"tests/domain/search/letters.test.ts",
		"tests/domain/search/keywordHelp.test.ts",
	],
	loadsSlowly: true,
	// For an endless read.
	longestTest: 5_000,
	stopsAtFirst: true,
	atLeast: 90,
});

const partsOfWords: Readonly<Record<string, readonly string[]>> = {
	days: ["days", "weeks", "months", "nights", "bareDays", "namedHolidays", "statedStay", "withoutChip"],
	figures: ["amounts", "people", "fillers", "requests", "denials", "typed", "letters"],
	tables: [
		"brands",
		"matchesInUnknownWords",
		"latinNames",
		"placeNames",
		"placeTerms",
		"sights",
		"wishTerms",
		"idleTerms",
		"Term",
		"wellKnownPlaces",
		"unrelatedPlaces",
	],
	completions: ["completeWords", "completions"],
};

const filesOfWords = (files: readonly string[], sign = ""): readonly string[] =>
	files.map((file) => `${sign}src/domain/search/words/${file}.ts`);

const others: readonly Area[] = [
	...Object.entries(partsOfWords).map(([part, files]) => words(part, filesOfWords(files))),
	words("reading", [
		"src/domain/search/words/*.ts",
		...filesOfWords(Object.values(partsOfWords).flat(), "!"),
	]),
	{
		name: "application",
		// The recipes only name constructors, which the compiler checks.
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
		// A call that is never answered waits forever.
		longestTest: 5_000,
		atLeast: 90,
	},
	{
		// An area of its own: an endless answer hangs the process, and restarting one takes as long as all of these tests.
		name: "adapters/bounds",
		mutate: ["src/adapters/http/boundedFetch.ts"],
		tests: ["tests/adapters/http/{boundedFetch,callEdges}.test.ts"],
		longestTest: 5_000,
		atLeast: 90,
	},
	{
		name: "adapters/page",
		mutate: ["src/adapters/**/*.ts", "!src/adapters/http/**"],
		tests: ["tests/adapters/**/*.test.ts"],
		without: ["tests/adapters/http/**"],
		atLeast: 90,
	},
	{
		// The code that makes a page part of the mobile app.
		name: "native-host",
		mutate: ["src/main/joinNativeHost.ts"],
		tests: ["tests/ui/main/joinNativeHost.test.ts"],
		isInPage: true,
		atLeast: 90,
	},
];

export const areas: readonly Area[] = [...domain, ...others, ...viewModels, ...drawnParts, ...serverAreas];
