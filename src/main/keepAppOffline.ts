import { isSavingData, wasLoadedFast } from "#ui/app/line.ts";
import { trustedScript } from "#ui/app/trust.ts";
import type { PageTold } from "./serviceWorker.ts";

/**
 * Registers the service worker, which keeps the application's files and opened vouchers at hand: first those that this page
 * has, which cost nothing, and once somebody has come back on a fast line, all others. Not in development, where files have
 * no versions, nor for a visitor who asked to save data.
 */
export async function keepAppOffline(): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator) || isSavingData()) return;
	try {
		await navigator.serviceWorker.register(trustedScript("/sw.js"));
		const { active } = await navigator.serviceWorker.ready;
		const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
		active?.postMessage({ files, wasLoadedFast: wasLoadedFast() } satisfies PageTold);
	} catch {
		// Refused in private windows and old web views: then the product is what it is without it.
	}
}
