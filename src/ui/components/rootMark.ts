import { useLayoutEffect } from "react";

/** State attributes on the root element that style sheets select on. `:root:has()` would search the whole page on every change. */
type Mark = "bar" | "bar-phone" | "header-hidden" | "header-search" | "modal" | "pill" | "refusal" | "to-top";

const holders = new Map<Mark, number>();

/** Sets `data-{mark}` on the root element until the returned function is called. The attribute is removed with its last holder. */
export function markRoot(mark: Mark): () => void {
	const hold = (by: 1 | -1) => {
		const count = (holders.get(mark) ?? 0) + by;
		holders.set(mark, count);
		document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
	};
	hold(1);
	return () => hold(-1);
}

/** Marks the root element while the component is mounted and `isOn` is true. */
export function useRootMark(mark: Mark, isOn = true): void {
	useLayoutEffect(() => {
		if (isOn) return markRoot(mark);
	}, [mark, isOn]);
}
