import { changeOf, counts, isKilled, type Survey } from "./Survey.ts";

/** The stored result of an area's run, in docs/mutants.json. */
export interface AreaResult {
	/** Date of the run, YYYY-MM-DD. */
	readonly date: string;
	readonly changes: number;
	readonly noticed: number;
	/** Number of static mutants that were not tried: see `Area.loadsSlowly`. */
	readonly leftOut: number;
	readonly survivors: readonly string[];
	/** Requirement -> number of mutants killed by a test whose title names it. */
	readonly requirements: Readonly<Record<string, number>>;
}

/** docs/mutants.json: the latest result of each area. */
export type AreaResults = Readonly<Record<string, AreaResult>>;

const number = /\b[A-Z]+(?:-[A-Z]+)*-\d{2,3}\b/g;

export function resultOf(survey: Survey, date: string): AreaResult {
	const all = Object.entries(survey.files).flatMap(([file, { source, mutants }]) =>
		mutants.map((mutant) => ({
			change: `${file.replace(/^src\//, "")}: ${changeOf(source, mutant)}`,
			mutant,
		})),
	);
	const counted = all.filter(({ mutant }) => counts(mutant));
	const left = counted.filter(({ mutant }) => !isKilled(mutant));
	return {
		date,
		changes: counted.length,
		noticed: counted.length - left.length,
		leftOut: all.filter(({ mutant }) => mutant.status === "Ignored").length,
		survivors: [...new Set(left.map(({ change }) => change))].sort(),
		requirements: kills(survey),
	};
}

/** Lists the location of each surviving mutant, `src/…/File.ts:12: before → after`, and whether any test covers it. */
export function placesLeft({ files }: Survey): string[] {
	return Object.entries(files).flatMap(([file, { source, mutants }]) =>
		mutants
			.filter((mutant) => counts(mutant) && !isKilled(mutant))
			.sort((a, b) => a.location.start.line - b.location.start.line)
			.map((mutant) => {
				const reached = mutant.status === "NoCoverage" ? " (no test gets there)" : "";
				return `${file}:${mutant.location.start.line}: ${changeOf(source, mutant)}${reached}`;
			}),
	);
}

function kills({ files, testFiles }: Survey): Record<string, number> {
	const names = new Map<string, readonly string[]>();
	for (const { tests } of Object.values(testFiles ?? {})) {
		for (const { id, name } of tests) names.set(id, [...new Set(name.match(number))]);
	}
	const found = new Map<string, number>();
	for (const { mutants } of Object.values(files)) {
		for (const { killedBy = [] } of mutants) {
			for (const id of new Set(killedBy.flatMap((test) => names.get(test) ?? []))) {
				found.set(id, (found.get(id) ?? 0) + 1);
			}
		}
	}
	return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
