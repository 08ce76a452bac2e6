import type { TrackedEvent } from "#domain/navigation/TrackedEvent.ts";

/** Where analytics listen. Reporting never throws, never waits and changes nothing (TRACK-03). */
export interface Tracker {
	report(event: TrackedEvent): void;
}
