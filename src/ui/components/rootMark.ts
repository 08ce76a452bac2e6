import { useLayoutEffect } from "react";

/** What style sheets ask the root about: `:root:has()` would look through the whole page whenever anything in it changes. */
type Mark = "bar" | "bar-phone" | "header-hidden" | "header-search" | "modal" | "pill" | "refusal";

const holders = new Map<Mark, number>();

/** Marks the root, `data-…`, until the answer is called; of several holders the last one takes the mark away. */
export function markRoot(mark: Mark): () => void {
	const hold = (by: 1 | -1) => {
		const count = (holders.get(mark) ?? 0) + by;
		holders.set(mark, count);
		document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
	};
	hold(1);
	return () => hold(-1);
}

/** For as long as the component is there, and the mark is on. */
export function useRootMark(mark: Mark, isOn = true): void {
	useLayoutEffect(() => {
		if (isOn) return markRoot(mark);
	}, [mark, isOn]);
}
