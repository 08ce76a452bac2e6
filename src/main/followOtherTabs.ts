import { localKeys } from "#domain/member/sessionStorage.ts";
import type { AppState } from "#ui/app/AppState.ts";

const recentKeys: readonly (string | null)[] = [
	localKeys.recentKeyword,
	localKeys.recentLocation,
	localKeys.recentProduct,
	null, // The entire storage was cleared.
];

/**
 * Applies changes made in other tabs: recent searches are updated (B10), and the summary is hidden when the search condition is removed
 * (UI-SUM-05).
 */
export function followOtherTabs(app: Pick<AppState, "recentsChanged" | "searchSection">): void {
	window.addEventListener("storage", ({ key, newValue }) => {
		if (recentKeys.includes(key)) app.recentsChanged();
		if (key === null || (key === localKeys.searchCondition && newValue === null)) app.searchSection.removed();
	});
}
