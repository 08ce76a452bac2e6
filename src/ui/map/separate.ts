/** A rectangle in pixels, by its middle. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const overlaps = (one: Box, other: Box): boolean =>
	Math.abs(one.x - other.x) * 2 < one.width + other.width &&
	Math.abs(one.y - other.y) * 2 < one.height + other.height;

/** The places of the boxes that can stand without touching those before them. */
export function separate(boxes: readonly Box[]): number[] {
	const kept: number[] = [];
	for (const [index, box] of boxes.entries()) {
		if (!kept.some((other) => overlaps(box, boxes[other]!))) kept.push(index);
	}
	return kept;
}

/** Each box with those that would touch it: the first of a group keeps its place, and no two groups touch. */
export function gather(boxes: readonly Box[]): (readonly number[])[] {
	const groups: number[][] = [];
	for (const [index, box] of boxes.entries()) {
		const group = groups.find(([first]) => overlaps(box, boxes[first!]!));
		if (group) group.push(index);
		else groups.push([index]);
	}
	return groups;
}
