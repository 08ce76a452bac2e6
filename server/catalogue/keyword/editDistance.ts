/**
 * Returns the minimum number of single-letter edits that turn `pattern` into some substring of `text[from, to)` (Sellers' algorithm), or
 * `limit + 1` when no substring is within `limit`.
 */
export function editsToFind(
	pattern: Uint8Array,
	text: Uint8Array,
	from: number,
	to: number,
	limit: number,
): number {
	const length = pattern.length;
	const column = new Uint16Array(length + 1);
	for (let row = 0; row <= length; row++) column[row] = row;
	let best = limit + 1;
	for (let place = from; place < to; place++) {
		const letter = text[place]!;
		let diagonal = 0;
		for (let row = 1; row <= length; row++) {
			const above = column[row]!;
			const edits = Math.min(
				diagonal + (pattern[row - 1] === letter ? 0 : 1),
				above + 1,
				column[row - 1]! + 1,
			);
			diagonal = above;
			column[row] = edits;
		}
		if (column[length]! < best) best = column[length]!;
	}
	return best;
}
