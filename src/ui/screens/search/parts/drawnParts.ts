/** Places of a list from one to before another. */
export interface Range {
	readonly from: number;
	readonly to: number;
}

/** A place that is drawn, or so many that are left out. */
export type ListPart = { readonly place: number } | { readonly leftOut: number; readonly before: number };

/** Places in a step: a reader who scrolls slowly is not answered at every card. */
const step = 4;

/**
 * The places of a list of equally tall rows that a window shows, and as much again above and below it. `top`: where the list
 * begins, from the window's top.
 */
export function rangeInSight(
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

/** A list's rows in order: those in range and the one that holds the focus drawn, the others left out together. */
export function drawnParts(count: number, { from, to }: Range, held: number | null): readonly ListPart[] {
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
