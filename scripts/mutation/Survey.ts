/** The part of Stryker's JSON report that is read here. */
export interface Survey {
	readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
	readonly testFiles?: Readonly<
		Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
	>;
}

export interface Mutant {
	readonly status: string;
	/** Ids of the tests that killed it. */
	readonly killedBy?: readonly string[];
	readonly replacement?: string;
	readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
	/** 1-based. */
	readonly line: number;
	/** 1-based. */
	readonly column: number;
}

/** Whether a mutant was killed by a test; a timeout counts as killed. */
export const isKilled = ({ status }: Mutant): boolean => status === "Killed" || status === "Timeout";

/** Whether a mutant counts towards the score; one that does not even load says nothing about the tests. */
export const counts = ({ status }: Mutant): boolean =>
	isKilled({ status } as Mutant) || status === "Survived" || status === "NoCoverage";

/** Returns the original code and its replacement, on one line. */
export function changeOf(source: string, { location: { start, end }, replacement = "" }: Mutant): string {
	const lines = source.split("\n").slice(start.line - 1, end.line);
	const last = lines.length - 1;
	lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
	lines[0] = (lines[0] ?? "").slice(start.column - 1);
	const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
	return `${oneLine(lines.join("\n"))} → ${oneLine(replacement)}`;
}
