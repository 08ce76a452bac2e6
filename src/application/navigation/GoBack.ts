import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { previousAddress } from "#domain/navigation/trail.ts";
import { backTarget, comeBack } from "#domain/navigation/urlHistory.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Visits } from "#ports/Visits.ts";

interface GoBackDeps {
	readonly visits: Visits;
	readonly navigation: PageNavigation;
}

/**
 * The back icon: to the last address of the way back; in a window that has none to the page that opened it, else home
 * (UI-TOPBAR-02, DEC-119, DEC-187). Where the browser's own Back leads there it is used, so that the page comes back scrolled
 * as it was.
 */
export class GoBack extends UseCaseOf<GoBackDeps> {
	async execute(): Promise<void> {
		const { visits, navigation } = this.deps;
		let history = visits.history();
		const here = navigation.current();
		while (history.urls.length > 0 && history.urls.at(-1) === here) history = comeBack(history);
		const target = backTarget(history, navigation.openedFrom());
		if (history.urls.length > 0 && previousAddress(visits.trail()) === target) {
			visits.keepHistory(history);
			return navigation.back();
		}
		visits.keepHistory(comeBack(history));
		return navigation.go(target, { replace: true });
	}
}
