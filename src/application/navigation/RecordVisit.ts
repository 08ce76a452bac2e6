import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { trackedPath } from "#domain/navigation/TrackedEvent.ts";
import { type Arrival, arriveAt, leftAddress, moveTo } from "#domain/navigation/trail.ts";
import { comeBack, isSkippedUrl, leavePage } from "#domain/navigation/urlHistory.ts";
import type { Tracker } from "#ports/Tracker.ts";
import type { Visits } from "#ports/Visits.ts";
import type { TakeDetour } from "./TakeDetour.ts";

export interface Visit extends Arrival {
	/** Of the document. */
	readonly title: string;
}

interface RecordVisitDeps {
	readonly visits: Visits;
	readonly tracker: Tracker;
	readonly detour: Pick<TakeDetour, "execute">;
}

/**
 * A route has been completed: the way back grows or shrinks, and the page view is reported, once. A page that only tidies
 * its own address is no new view (TRACK-01, STORE-HIST-03, STORE-HIST-04, DEC-119).
 */
export class RecordVisit extends UseCaseOf<RecordVisitDeps> {
	async execute({ title, ...arrival }: Visit): Promise<void> {
		const { visits, tracker, detour } = this.deps;
		const trail = visits.trail();
		const move = moveTo(trail, arrival);
		const left = leftAddress(trail);
		visits.keepTrail(arriveAt(trail, arrival));
		if (move !== "same") void detour.execute(left, arrival.address);
		const path = trackedPath(arrival.address);
		if (move === "same" || (move === "replace" && path === trackedPath(left ?? ""))) return;
		tracker.report({ kind: "pageView", path, title });
		if (move === "push" && left !== null) visits.keepHistory(leavePage(visits.history(), left));
		if (move === "back") this.#comeBackTo(arrival.address);
	}

	/** A page that was never put on the way back is not taken off it. */
	#comeBackTo(address: string): void {
		const { visits } = this.deps;
		const before = visits.history();
		const { lastVisited, urls } = comeBack(before);
		visits.keepHistory({ lastVisited, urls: isSkippedUrl(address) ? before.urls : urls });
	}
}
