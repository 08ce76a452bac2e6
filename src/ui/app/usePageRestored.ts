import { useEffect, useEffectEvent } from "react";

/** Calls `onRestored` when the page is restored from the back/forward cache, which brings back its old state, such as a busy button. */
export function usePageRestored(onRestored: () => void): void {
	const handleShow = useEffectEvent((event: PageTransitionEvent) => {
		if (event.persisted) onRestored();
	});
	useEffect(() => {
		window.addEventListener("pageshow", handleShow);
		return () => window.removeEventListener("pageshow", handleShow);
	}, []);
}
