import { useRef, useState } from "react";
import { isHeaderHidden } from "#ui/layout/scrollRules.ts";
import { useScroll } from "./useScroll.ts";

/**
 * Whether the header is hidden: scrolling down hides it, scrolling up or reaching the top shows it, and it stays visible while the search
 * is open (DEC-035).
 */
export function useHeaderHidden(hasSearchSection: boolean, isSearchOpen: boolean): boolean {
	const from = useRef(0);
	const [isHidden, setIsHidden] = useState(false);
	useScroll((to) => {
		const step = { from: from.current, to, hasSearchSection, isSearchOpen };
		from.current = to;
		setIsHidden((wasHidden) => isHeaderHidden({ ...step, wasHidden }));
	});
	return isHidden && !isSearchOpen;
}
