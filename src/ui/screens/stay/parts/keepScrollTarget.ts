/** Events by which a visitor starts to scroll or act. */
const moves = ["wheel", "touchstart", "pointerdown", "keydown"];
/** Time in milliseconds after which all content is assumed to be loaded. */
const maxHoldMs = 10_000;

/** Keeps a jump target in place while content above it loads, until the visitor scrolls or acts. Returns a function that stops this. */
export function keepScrollTarget(id: string): () => void {
	const target = document.getElementById(id);
	const page = target?.closest("main");
	if (!target || !page) return () => undefined;
	const observer = new ResizeObserver(() => target.scrollIntoView());
	observer.observe(page);
	const over = new AbortController();
	const stop = () => over.abort();
	for (const move of moves) {
		window.addEventListener(move, stop, { capture: true, passive: true, signal: over.signal });
	}
	const timer = setTimeout(stop, maxHoldMs);
	over.signal.addEventListener("abort", () => {
		observer.disconnect();
		clearTimeout(timer);
	});
	return stop;
}
