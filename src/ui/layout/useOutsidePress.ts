import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Tells of a mouse press outside the element while `isActive` (SEARCH-SEC-03), and of the focus that goes on to the page, where what
 * is open would lie over it (WCAG 2.4.11). A press that removes its own target is inside, as is what says that it controls the
 * element, and a popup is above it all.
 */
export function useOutsidePress(
	element: RefObject<HTMLElement | null>,
	isActive: boolean,
	onOutside: () => void,
): void {
	const tell = useEffectEvent(onOutside);
	useEffect(() => {
		if (!isActive) return;
		const handle = (event: MouseEvent | FocusEvent) => {
			const { target } = event;
			const isPopup = event.type === "focusin" && target instanceof Element && target.closest("dialog");
			if (!element.current || isPopup || event.composedPath().includes(element.current)) return;
			const control = target instanceof Element ? target.closest("[aria-controls]") : null;
			if (control === null || control.getAttribute("aria-controls") !== element.current.id) tell();
		};
		document.addEventListener("mousedown", handle);
		document.addEventListener("focusin", handle);
		return () => {
			document.removeEventListener("mousedown", handle);
			document.removeEventListener("focusin", handle);
		};
	}, [element, isActive]);
}
