import { localKeys } from "#domain/member/sessionStorage.ts";
import type { AppState } from "#ui/app/AppState.ts";

const recentKeys: readonly (string | null)[] = [
	localKeys.recentKeyword,
	localKeys.recentLocation,
	localKeys.recentProduct,
	null, // The whole storage was emptied.
];

/** What another tab adds to the recent searches shows here too (B10). */
export function followOtherTabs(app: Pick<AppState, "recentsChanged">): void {
	window.addEventListener("storage", ({ key }) => {
		if (recentKeys.includes(key)) app.recentsChanged();
	});
}
