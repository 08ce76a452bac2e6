import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for a group of buttons, which takes the focus when the pressed one is disabled at its limit. */
export function useFocusInGroup<E extends HTMLElement>(): RefObject<E | null> {
	const group = useRef<E>(null);
	useEffect(() => {
		const held = document.activeElement;
		if (held?.matches("button:disabled") && group.current?.contains(held)) group.current.focus();
	});
	return group;
}
