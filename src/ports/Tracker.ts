import type { TrackedEvent } from "#domain/navigation/TrackedEvent.ts";

/** Analytics. Reporting never throws, blocks or changes anything (TRACK-03). */
export interface Tracker {
	report(event: TrackedEvent): void;
}
