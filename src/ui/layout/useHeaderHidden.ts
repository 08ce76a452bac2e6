import { useRef, useState } from "react";
import { isHeaderHidden } from "#ui/layout/scrollRules.ts";
import { useScroll } from "./useScroll.ts";

/** Whether the header has slid away: down hides it, up or the top shows it, an open search keeps it (DEC-035). */
export function useHeaderHidden(hasSearchSection: boolean, isSearchOpen: boolean): boolean {
	const from = useRef(0);
	const [isHidden, set] = useState(false);
	useScroll((to) => {
		const step = { from: from.current, to, hasSearchSection, isSearchOpen };
		from.current = to;
		set((wasHidden) => isHeaderHidden({ ...step, wasHidden }));
	});
	return isHidden && !isSearchOpen;
}
