import { restOfKoreanDay } from "#domain/shared/koreanTime.ts";
import type { AppState } from "#ui/app/AppState.ts";

const FIVE_MINUTES = 5 * 60_000;

/**
 * A page that was left open, or comes back from the background, tells its deadlines by today's time, and is on the next day when
 * that begins (B13).
 */
export function followTime(app: Pick<AppState, "keepTime" | "now">): void {
	const keepTime = () => {
		if (document.visibilityState === "visible") app.keepTime();
	};
	const follow = () => {
		keepTime();
		wait();
	};
	const wait = () => setTimeout(follow, Math.min(FIVE_MINUTES, restOfKoreanDay(app.now())));
	wait();
	document.addEventListener("visibilitychange", keepTime);
}
