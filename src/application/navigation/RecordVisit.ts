import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { trackedPath } from "#domain/navigation/TrackedEvent.ts";
import { type Arrival, arriveAt, currentAddress, moveTo } from "#domain/navigation/trail.ts";
import { isSkippedUrl, leavePage, recordBack } from "#domain/navigation/urlHistory.ts";
import type { Tracker } from "#ports/Tracker.ts";
import type { Visits } from "#ports/Visits.ts";
import type { TakeDetour } from "./TakeDetour.ts";

export interface Visit extends Arrival {
	/** Title of the document. */
	readonly title: string;
}

interface RecordVisitDeps {
	readonly visits: Visits;
	readonly tracker: Tracker;
	readonly detour: Pick<TakeDetour, "execute">;
}

/**
 * Records a completed route change: updates the back stack and reports the page view once. A page that only rewrites its own address is not
 * a new view (TRACK-01, STORE-HIST-03, STORE-HIST-04, DEC-119).
 */
export class RecordVisit extends UseCaseOf<RecordVisitDeps> {
	async execute({ title, ...arrival }: Visit): Promise<void> {
		const { visits, tracker, detour } = this.deps;
		const trail = visits.trail();
		const move = moveTo(trail, arrival);
		const left = currentAddress(trail);
		visits.saveTrail(arriveAt(trail, arrival));
		if (move !== "same") void detour.execute(left, arrival.address);
		const path = trackedPath(arrival.address);
		if (move === "same" || (move === "replace" && path === trackedPath(left ?? ""))) return;
		tracker.report({ kind: "pageView", path, title });
		if (move === "push" && left !== null) visits.saveHistory(leavePage(visits.history(), left));
		if (move === "back") this.#comeBackTo(arrival.address);
	}

	/** Pops the back stack, unless the page was never pushed onto it. */
	#comeBackTo(address: string): void {
		const { visits } = this.deps;
		const before = visits.history();
		const { lastVisited, urls } = recordBack(before);
		visits.saveHistory({ lastVisited, urls: isSkippedUrl(address) ? before.urls : urls });
	}
}
