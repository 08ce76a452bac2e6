import { type RefObject, startTransition, useEffect, useState } from "react";

type Listener = () => void;

/** Called at the visitor's first scroll. */
const listeners = new Set<Listener>();

/** Releases all waiting elements on the first scroll of anything; from then on the browser's own lazy loading suffices. */
function releaseAll(): void {
	window.removeEventListener("scroll", releaseAll, true);
	startTransition(() => {
		for (const listener of listeners) listener();
	});
	listeners.clear();
}

function onFirstScroll(listener: Listener): () => void {
	if (listeners.size === 0) window.addEventListener("scroll", releaseAll, { capture: true, passive: true });
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Whether an element has come into view, lies above the viewport, or the visitor has begun to scroll. If `isLate` is false, always true;
 * otherwise false on the server and until hydration.
 */
export function useIsInView(element: RefObject<Element | null>, isLate: boolean): boolean {
	const [isIn, setIsIn] = useState(!isLate);
	useEffect(() => {
		if (isIn) return;
		if (!("IntersectionObserver" in window)) {
			setIsIn(true);
			return;
		}
		const show = () => setIsIn(true);
		const observer = new IntersectionObserver((entries) => {
			// A page may open scrolled past the element, without a scroll event.
			if (entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.bottom < 0)) show();
		});
		// An element that is not rendered yet waits for the first scroll.
		if (element.current) observer.observe(element.current);
		const stopListening = onFirstScroll(show);
		return () => {
			observer.disconnect();
			stopListening();
		};
	}, [element, isIn]);
	return isIn;
}
