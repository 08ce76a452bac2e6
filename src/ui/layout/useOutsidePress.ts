import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells of a mouse press outside the element while `isActive` (SEARCH-SEC-03). A press that removes its own target is inside. */
export function useOutsidePress(
	element: RefObject<HTMLElement | null>,
	isActive: boolean,
	onOutside: () => void,
): void {
	const tell = useEffectEvent(onOutside);
	useEffect(() => {
		if (!isActive) return;
		const handlePress = (event: MouseEvent) => {
			if (element.current && !event.composedPath().includes(element.current)) tell();
		};
		document.addEventListener("mousedown", handlePress);
		return () => document.removeEventListener("mousedown", handlePress);
	}, [element, isActive]);
}
