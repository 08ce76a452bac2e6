import type { TrackedEvent } from "#domain/navigation/TrackedEvent.ts";
import type { Tracker } from "#ports/Tracker.ts";

/** Reports what a screen has shown or somebody has done (TRACK-02). */
export class Report {
	readonly #tracker: Tracker;

	constructor(deps: { readonly tracker: Tracker }) {
		this.#tracker = deps.tracker;
	}

	async execute(event: TrackedEvent): Promise<void> {
		this.#tracker.report(event);
	}
}
