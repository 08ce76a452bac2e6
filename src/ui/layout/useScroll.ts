import { useEffect, useEffectEvent, useState } from "react";
import { scrollRules } from "#ui/layout/scrollRules.ts";
import { throttle } from "./throttle.ts";

/** Tells how far the page is scrolled, at most once in 100 ms and never missing the last position (SCROLL-05). */
export function useScroll(onScroll: (offset: number) => void): void {
	const tell = useEffectEvent(() => onScroll(window.scrollY));
	useEffect(() => {
		const handleScroll = throttle(() => tell(), scrollRules.throttleMs);
		// A page may be restored somewhere below its top.
		handleScroll();
		window.addEventListener("scroll", handleScroll, { passive: true });
		return () => {
			handleScroll.cancel();
			window.removeEventListener("scroll", handleScroll);
		};
	}, []);
}

/** A fact about the scroll offset; renders again only when the fact changes. On the server the page is at its top. */
export function useScrollFact(fact: (offset: number) => boolean): boolean {
	const [isTrue, set] = useState(() => fact(0));
	useScroll((offset) => set(fact(offset)));
	return isTrue;
}
