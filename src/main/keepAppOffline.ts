import { isSavingData, wasLoadedFast } from "#ui/app/networkQuality.ts";
import { trustedScript } from "#ui/app/trust.ts";
import type { PageTold } from "./serviceWorker.ts";

/**
 * Registers the service worker, which caches the application's files and opened vouchers: at first only the files already loaded by this
 * page, at no extra cost; for a returning visitor on a fast connection, all files. Skipped in development, where files have no versions,
 * and for visitors who have asked to save data.
 */
export async function keepAppOffline(): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator) || isSavingData()) return;
	try {
		await navigator.serviceWorker.register(trustedScript("/sw.js"));
		const { active } = await navigator.serviceWorker.ready;
		const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
		active?.postMessage({ files, wasLoadedFast: wasLoadedFast() } satisfies PageTold);
	} catch {
		// Refused in private windows and old web views; the product then works without it.
	}
}
