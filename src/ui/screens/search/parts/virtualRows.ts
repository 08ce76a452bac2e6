/** Range of indexes, `from` inclusive and `to` exclusive. */
export interface Range {
	readonly from: number;
	readonly to: number;
}

/** A rendered row by index, or the number of rows left out. */
export type ListPart = { readonly place: number } | { readonly leftOut: number; readonly before: number };

/** Rows per step, so that slow scrolling does not re-render on every row. */
const step = 4;

/**
 * Returns the range of equally tall rows within the viewport, plus one viewport height above and below. `top` is the distance from the top
 * of the viewport to the list.
 */
export function visibleRange(
	list: { readonly top: number; readonly height: number; readonly count: number },
	windowHeight: number,
): Range {
	const { top, height, count } = list;
	const row = height / count;
	if (!(row > 0)) return { from: 0, to: count };
	const from = Math.floor((-top - windowHeight) / row / step) * step;
	const to = Math.ceil((2 * windowHeight - top) / row / step) * step;
	return {
		from: Math.min(Math.max(0, from), Math.max(0, count - step)),
		to: Math.max(Math.min(count, to), Math.min(step, count)),
	};
}

/** Splits a list into rendered rows, those in range and the one with the focus, and runs of rows left out. */
export function virtualRows(count: number, { from, to }: Range, held: number | null): readonly ListPart[] {
	const places = new Set(Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index));
	if (held !== null) places.add(held);
	const parts: ListPart[] = [];
	let next = 0;
	for (const place of [...places].filter((each) => each < count).sort((one, other) => one - other)) {
		if (place > next) parts.push({ leftOut: place - next, before: place });
		parts.push({ place });
		next = place + 1;
	}
	if (next < count) parts.push({ leftOut: count - next, before: count });
	return parts;
}
