import type { AppState } from "#ui/app/AppState.ts";

const FIVE_MINUTES = 5 * 60_000;

/** A page that was left open, or comes back from the background, tells its deadlines by today's time (B13). */
export function followTime(app: Pick<AppState, "keepTime">): void {
	const keepTime = () => {
		if (document.visibilityState === "visible") app.keepTime();
	};
	setInterval(keepTime, FIVE_MINUTES);
	document.addEventListener("visibilitychange", keepTime);
}
