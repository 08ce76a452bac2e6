/** A fault that is injected, what must hold then, and what was observed. */
export interface Scenario {
	readonly engine: "PGlite" | "PostgreSQL" | "both";
	readonly name: string;
	readonly goal: string;
	/**
	 * Runs the scenario and returns its result as a short text with figures.
	 * @throws what violated the goal
	 */
	run(): Promise<string>;
}

/** Thrown when an expectation of a scenario is not met. */
export class Violation extends Error {}

export function must(isSo: boolean, otherwise: string): void {
	if (!isSo) throw new Violation(otherwise);
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
