import type { AppState } from "#ui/app/AppState.ts";

/**
 * A tab that was opened before a new version was put up misses the parts it has not loaded yet. When a part is missing and
 * this page's own script is gone from the server too, the page the visitor is going to is loaded from the server. A part that is
 * missing for want of a network is no such case.
 */
export function reloadAfterDeploy({ navigation }: Pick<AppState, "navigation">): void {
	let isLeaving = false;
	window.addEventListener("vite:preloadError", () => {
		if (isLeaving) return;
		isLeaving = true;
		void isGone().then((gone) => {
			isLeaving = gone;
			// The visitor may have gone on while the server was asked.
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
