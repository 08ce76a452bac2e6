/** What is broken on purpose, what must hold then, and what was seen. */
export interface Scenario {
	readonly engine: "PGlite" | "PostgreSQL" | "both";
	readonly name: string;
	readonly goal: string;
	/** In a word or two of figures. @throws what broke the goal */
	run(): Promise<string>;
}

/** Thrown when something held that must not, or did not that must. */
export class Violation extends Error {}

export function must(isSo: boolean, otherwise: string): void {
	if (!isSo) throw new Violation(otherwise);
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
