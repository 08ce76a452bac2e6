import { homeRoute } from "#domain/navigation/returnTarget.ts";
import type { ReturnTargets } from "#ports/ReturnTargets.ts";

/** Returns where the visitor was heading before leaving for a provider (DEC-030). */
export class FindReturnTarget {
	readonly #returnTargets: ReturnTargets;

	constructor(deps: { readonly returnTargets: ReturnTargets }) {
		this.#returnTargets = deps.returnTargets;
	}

	async execute(): Promise<string> {
		return this.#returnTargets.read() ?? homeRoute;
	}
}
