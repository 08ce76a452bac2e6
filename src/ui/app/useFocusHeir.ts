import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for the element that takes the focus when a change of `state` removed the control that had it. */
export function useFocusHeir<E extends HTMLElement>(state: unknown): RefObject<E | null> {
	const heir = useRef<E>(null);
	const before = useRef(state);
	useEffect(() => {
		if (before.current === state) return;
		before.current = state;
		if (document.activeElement === document.body) heir.current?.focus();
	}, [state]);
	return heir;
}
