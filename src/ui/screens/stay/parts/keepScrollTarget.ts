/** What a reader does to go elsewhere. */
const moves = ["wheel", "touchstart", "pointerdown", "keydown"];
/** Milliseconds after which nothing is on its way any more. */
const patience = 10_000;

/** Keeps the part that was jumped to where it is, while what stands above it still comes, until the reader moves on. */
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
	const timer = setTimeout(stop, patience);
	over.signal.addEventListener("abort", () => {
		observer.disconnect();
		clearTimeout(timer);
	});
	return stop;
}
