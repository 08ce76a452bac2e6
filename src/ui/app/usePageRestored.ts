import { useEffect, useEffectEvent } from "react";

/** Told when the browser brings back a page that it kept whole: it comes back as it was left, with its button at work. */
export function usePageRestored(onRestored: () => void): void {
	const handleShow = useEffectEvent((event: PageTransitionEvent) => {
		if (event.persisted) onRestored();
	});
	useEffect(() => {
		window.addEventListener("pageshow", handleShow);
		return () => window.removeEventListener("pageshow", handleShow);
	}, []);
}
