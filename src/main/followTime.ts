import { restOfKoreanDay } from "#domain/shared/koreanTime.ts";
import type { AppState } from "#ui/app/AppState.ts";

const FIVE_MINUTES = 5 * 60_000;

/**
 * Keeps the page's time current. A page that was left open or returns from the background shows its deadlines correctly and switches to the
 * new day when it begins (B13).
 */
export function followTime(app: Pick<AppState, "refreshTime" | "now">): void {
	const refreshTime = () => {
		if (document.visibilityState === "visible") app.refreshTime();
	};
	const follow = () => {
		refreshTime();
		wait();
	};
	const wait = () => setTimeout(follow, Math.min(FIVE_MINUTES, restOfKoreanDay(app.now())));
	wait();
	document.addEventListener("visibilitychange", refreshTime);
}
