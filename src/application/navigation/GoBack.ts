import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { previousAddress } from "#domain/navigation/trail.ts";
import { backTarget, recordBack } from "#domain/navigation/urlHistory.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Visits } from "#ports/Visits.ts";

interface GoBackDeps {
	readonly visits: Visits;
	readonly navigation: PageNavigation;
}

/**
 * Handles the back icon: goes to the top of the back stack; if that is empty, to the page that opened the window, else home (UI-TOPBAR-02,
 * DEC-119, DEC-187). Uses the browser's Back if it leads there, which preserves the scroll position.
 */
export class GoBack extends UseCaseOf<GoBackDeps> {
	async execute(): Promise<void> {
		const { visits, navigation } = this.deps;
		let history = visits.history();
		const here = navigation.current();
		while (history.urls.length > 0 && history.urls.at(-1) === here) history = recordBack(history);
		const target = backTarget(history, navigation.openedFrom());
		if (history.urls.length > 0 && previousAddress(visits.trail()) === target) {
			visits.saveHistory(history);
			return navigation.back();
		}
		visits.saveHistory(recordBack(history));
		return navigation.go(target, { replace: true });
	}
}
