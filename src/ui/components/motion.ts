/** How long a message stands: long enough to read a sentence twice. */
export const messageMs = 4000;

/** Whether the reader asked for stillness (WCAG 2.3.3). */
export const prefersReducedMotion = (): boolean =>
	window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** For `scrollTo` and `scrollIntoView`: what a script asks for is not stilled by the browser. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? "instant" : "smooth");

/** Calls once whatever moves the element in has come to its end: at once where nothing does. Answers how to call it off. */
export function afterEntry(element: Element | null | undefined, then: () => void): () => void {
	let isOff = false;
	const movements = element?.getAnimations?.() ?? [];
	if (movements.length === 0) then();
	else
		void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
			if (!isOff) then();
		});
	return () => {
		isOff = true;
	};
}
