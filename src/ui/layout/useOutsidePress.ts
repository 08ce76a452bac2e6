import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `onOutside` on a mouse press outside the element while `isActive` (SEARCH-SEC-03), and when the focus moves to the page, where the
 * open panel could cover it (WCAG 2.4.11). Presses whose target is removed by the press count as inside, as does the control that opens the
 * panel; focus in a dialog is ignored.
 */
export function useOutsidePress(
	element: RefObject<HTMLElement | null>,
	isActive: boolean,
	onOutside: () => void,
): void {
	const handleOutside = useEffectEvent(onOutside);
	useEffect(() => {
		if (!isActive) return;
		const handle = (event: MouseEvent | FocusEvent) => {
			const { target } = event;
			const isPopup = event.type === "focusin" && target instanceof Element && target.closest("dialog");
			if (!element.current || isPopup || event.composedPath().includes(element.current)) return;
			const control = target instanceof Element ? target.closest("[aria-controls]") : null;
			if (control === null || control.getAttribute("aria-controls") !== element.current.id) handleOutside();
		};
		document.addEventListener("mousedown", handle);
		document.addEventListener("focusin", handle);
		return () => {
			document.removeEventListener("mousedown", handle);
			document.removeEventListener("focusin", handle);
		};
	}, [element, isActive]);
}
