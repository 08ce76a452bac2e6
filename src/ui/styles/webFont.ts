/**
 * Brings Pretendard in once the page is idle: its style sheet names some ninety slices, and the browser fetches only
 * those whose characters stand on the page. Does nothing where the reader saves data.
 */
export function loadWebFont(): void {
	const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
	if (connection?.saveData) return;
	const load = () => void import("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css");
	// Safari has no idle callback.
	if ("requestIdleCallback" in window) window.requestIdleCallback(load, { timeout: 4000 });
	else setTimeout(load, 1000);
}
