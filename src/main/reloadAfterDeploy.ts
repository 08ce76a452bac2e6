import type { AppState } from "#ui/app/AppState.ts";

/**
 * A tab opened before a deployment may fail to load chunks of the old version. If a chunk is missing and this page's own script is gone
 * from the server too, the page the visitor is navigating to is loaded from the server. A chunk that is missing because of a network
 * failure does not count.
 */
export function reloadAfterDeploy({ navigation }: Pick<AppState, "navigation">): void {
	let isLeaving = false;
	window.addEventListener("vite:preloadError", () => {
		if (isLeaving) return;
		isLeaving = true;
		void isGone().then((gone) => {
			isLeaving = gone;
			// The visitor may have navigated again while the server was being asked.
			if (gone) window.location.assign(navigation.target());
		});
	});
}

async function isGone(): Promise<boolean> {
	const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
	if (!script) return false;
	try {
		const { status } = await fetch(script.src, { method: "HEAD", cache: "no-store" });
		return status === 404;
	} catch {
		return false;
	}
}
