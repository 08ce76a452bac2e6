import { localKeys } from "#domain/member/sessionStorage.ts";
import type { AppState } from "#ui/app/AppState.ts";

const recentKeys: readonly (string | null)[] = [
	localKeys.recentKeyword,
	localKeys.recentLocation,
	localKeys.recentProduct,
	null, // The whole storage was emptied.
];

/** What another tab adds to the recent searches shows here too (B10), and the summary of a condition it removes goes (UI-SUM-05). */
export function followOtherTabs(app: Pick<AppState, "recentsChanged" | "searchSection">): void {
	window.addEventListener("storage", ({ key, newValue }) => {
		if (recentKeys.includes(key)) app.recentsChanged();
		if (key === null || (key === localKeys.searchCondition && newValue === null)) app.searchSection.removed();
	});
}
