import { type RefObject, startTransition, useEffect, useState } from "react";

type Listener = () => void;

/** Those who wait until the reader moves on. */
const waiting = new Set<Listener>();

/** The first scrolling of anything tells that the reader goes on: then the browser's own looking ahead is enough. */
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

/** Whether an element has come into sight or lies above what is, or the reader has begun to scroll. False on the server and until the page lives. */
export function useInSight(element: RefObject<Element | null>, isLate: boolean): boolean {
	const [isIn, set] = useState(!isLate);
	useEffect(() => {
		if (isIn) return;
		if (!("IntersectionObserver" in window)) {
			set(true);
			return;
		}
		const come = () => set(true);
		const observer = new IntersectionObserver((entries) => {
			// A page may open below it, and nobody scrolls then.
			if (entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.bottom < 0)) come();
		});
		// What is not drawn yet comes with the reader's moving on.
		if (element.current) observer.observe(element.current);
		const stop = waitForMoving(come);
		return () => {
			observer.disconnect();
			stop();
		};
	}, [element, isIn]);
	return isIn;
}
