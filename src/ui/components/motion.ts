/** How long a message is shown, in milliseconds: long enough to read a sentence twice. */
export const messageMs = 4000;

/** Whether the visitor prefers reduced motion (WCAG 2.3.3). */
export const prefersReducedMotion = (): boolean =>
	window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Behaviour for `scrollTo` and `scrollIntoView`, since browsers do not apply the reduced-motion preference to scripted scrolling. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? "instant" : "smooth");

/** Calls `then` once the element's entry animations have ended, or at once if there are none. Returns a function that cancels the call. */
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
