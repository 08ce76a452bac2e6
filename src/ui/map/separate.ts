/** A rectangle in pixels, given by its centre. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const overlaps = (one: Box, other: Box): boolean =>
	Math.abs(one.x - other.x) * 2 < one.width + other.width &&
	Math.abs(one.y - other.y) * 2 < one.height + other.height;

/** Returns the indexes of the boxes that do not overlap any box kept before them. */
export function separate(boxes: readonly Box[]): number[] {
	const kept: number[] = [];
	for (const [index, box] of boxes.entries()) {
		if (!kept.some((other) => overlaps(box, boxes[other]!))) kept.push(index);
	}
	return kept;
}

/** Groups boxes by overlap with the first box of a group, which keeps its position. The first boxes of the groups do not overlap each other. */
export function gather(boxes: readonly Box[]): (readonly number[])[] {
	const groups: number[][] = [];
	for (const [index, box] of boxes.entries()) {
		const group = groups.find(([first]) => overlaps(box, boxes[first!]!));
		if (group) group.push(index);
		else groups.push([index]);
	}
	return groups;
}
