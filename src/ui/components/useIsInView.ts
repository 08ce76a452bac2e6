import { type RefObject, startTransition, useEffect, useState } from "react";

type Listener = () => void;

/** Elements waiting for the visitor's first scroll. */
const waiting = new Set<Listener>();

/** Releases all waiting elements on the first scroll of anything; from then on the browser's own lazy loading suffices. */
function moveOn(): void {
	window.removeEventListener("scroll", moveOn, true);
	startTransition(() => {
		for (const come of waiting) come();
	});
	waiting.clear();
}

function waitForMoving(come: Listener): () => void {
	if (waiting.size === 0) window.addEventListener("scroll", moveOn, { capture: true, passive: true });
	waiting.add(come);
	return () => waiting.delete(come);
}

/**
 * Whether an element has come into view, lies above the viewport, or the visitor has begun to scroll. If `isLate` is false, always true;
 * otherwise false on the server and until hydration.
 */
export function useIsInView(element: RefObject<Element | null>, isLate: boolean): boolean {
	const [isIn, set] = useState(!isLate);
	useEffect(() => {
		if (isIn) return;
		if (!("IntersectionObserver" in window)) {
			set(true);
			return;
		}
		const come = () => set(true);
		const observer = new IntersectionObserver((entries) => {
			// A page may open scrolled past the element, without a scroll event.
			if (entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.bottom < 0)) come();
		});
		// An element that is not rendered yet waits for the first scroll.
		if (element.current) observer.observe(element.current);
		const stop = waitForMoving(come);
		return () => {
			observer.disconnect();
			stop();
		};
	}, [element, isIn]);
	return isIn;
}
