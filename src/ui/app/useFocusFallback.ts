import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for the element that takes the focus when a change of `state` removed the control that had it. */
export function useFocusFallback<E extends HTMLElement>(state: unknown): RefObject<E | null> {
	const fallback = useRef<E>(null);
	const before = useRef(state);
	useEffect(() => {
		if (before.current === state) return;
		before.current = state;
		if (document.activeElement === document.body) fallback.current?.focus();
	}, [state]);
	return fallback;
}
