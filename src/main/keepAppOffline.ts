/**
 * Registers the service worker, which keeps the application's files and opened vouchers at hand. Not in development, where
 * files have no versions, nor for a visitor who asked to save data.
 */
export function keepAppOffline(): void {
	const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
	if (!import.meta.env.PROD || !("serviceWorker" in navigator) || connection?.saveData) return;
	// Refused in private windows and old web views: then the product is what it is without it.
	navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
