import { it } from "vitest";
import type { Failure, RefusedKind } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** What a port promises, one case per method: a missing case does not compile. */
export type Cases<Port, Stage = Port> = Record<keyof Port, (stage: Stage) => Promise<void>>;

/** Both adapters of a port, set up the same way. */
export interface Adapters<Stage> {
	readonly http: Stage;
	readonly memory: Stage;
}

/** Runs the same cases against both adapters, in order. `adapters` is called when the first case runs. */
export function testPort<Stage>(
	port: string,
	cases: Readonly<Record<string, (stage: Stage) => Promise<void>>>,
	adapters: () => Adapters<Stage>,
): void {
	for (const [method, holds] of Object.entries(cases)) {
		it(`${port}.${method} keeps its word, over HTTP on the real server`, () => holds(adapters().http));
		it(`${port}.${method} keeps its word, in memory`, () => holds(adapters().memory));
	}
}

export function answered<T>(answer: Result<T, unknown>): T {
	if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
	return answer.value;
}

/** Matches an answer that is refused for this reason. */
export const refusal = (kind: RefusedKind | Failure["kind"]) => ({ ok: false, error: { kind } });
