import { useEffect, useEffectEvent } from "react";
import { searchSectionId } from "./SearchSummary.tsx";

/**
 * Handles Escape for the open search section wherever the focus is, including the summary that opened it; in another dialog above the page,
 * Escape is left to that dialog.
 */
export function useSectionEscape(onEscape: () => void): void {
	const handleEscape = useEffectEvent(onEscape);
	useEffect(() => {
		const handle = ({ key, target }: KeyboardEvent) => {
			const dialog = target instanceof Element ? target.closest("dialog") : null;
			if (key === "Escape" && (dialog === null || dialog.closest(`#${searchSectionId}`))) handleEscape();
		};
		// A panel that closes on Escape stops the event, so it does not reach the window.
		window.addEventListener("keydown", handle);
		return () => window.removeEventListener("keydown", handle);
	}, []);
}
