import { type RefObject, useEffect, useRef } from "react";

const grown = "--header-grown";

/** Sets a CSS variable to the number of pixels by which larger text has made the header taller than `minHeight`, so that it covers no content. */
export function useHeaderGrown(minHeight: number): RefObject<HTMLElement | null> {
	const header = useRef<HTMLElement>(null);
	useEffect(() => {
		const element = header.current;
		if (!element) return;
		const { style } = document.documentElement;
		const sizes = new ResizeObserver(() => {
			const by = element.offsetHeight - minHeight;
			if (by > 0) style.setProperty(grown, `${by}px`);
			else style.removeProperty(grown);
		});
		sizes.observe(element);
		return () => {
			sizes.disconnect();
			style.removeProperty(grown);
		};
	}, [minHeight]);
	return header;
}
