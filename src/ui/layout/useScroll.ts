import { useEffect, useEffectEvent, useState } from "react";
import { scrollRules } from "#ui/layout/scrollRules.ts";
import { throttle } from "./throttle.ts";

/** Calls `onScroll` with the scroll offset at most once per 100 ms, without missing the final position (SCROLL-05). */
export function useScroll(onScroll: (offset: number) => void): void {
	const notify = useEffectEvent(() => onScroll(window.scrollY));
	useEffect(() => {
		const handleScroll = throttle(() => notify(), scrollRules.throttleMs);
		// The page may be restored at a scrolled position.
		handleScroll();
		window.addEventListener("scroll", handleScroll, { passive: true });
		return () => {
			handleScroll.cancel();
			window.removeEventListener("scroll", handleScroll);
		};
	}, []);
}

/** Returns a condition on the scroll offset; re-renders only when its result changes. On the server the offset is 0. */
export function useScrollFact(fact: (offset: number) => boolean): boolean {
	const [isTrue, setIsTrue] = useState(() => fact(0));
	useScroll((offset) => setIsTrue(fact(offset)));
	return isTrue;
}
