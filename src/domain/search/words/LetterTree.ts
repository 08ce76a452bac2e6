/** Most have one child and no entry: children are a list, in the order they came, and nothing is kept where nothing is. */
interface Node<T> {
	readonly letter: number;
	first: Node<T> | undefined;
	/** The next child of the same parent. */
	next: Node<T> | undefined;
	entries: T[] | undefined;
}

const newNode = <T>(letter: number): Node<T> => ({
	letter,
	first: undefined,
	next: undefined,
	entries: undefined,
});

function childOf<T>(node: Node<T>, letter: number | undefined): Node<T> | undefined {
	let child = node.first;
	while (child && child.letter !== letter) child = child.next;
	return child;
}

function childToAdd<T>(node: Node<T>, letter: number): Node<T> {
	let last: Node<T> | undefined;
	for (let child = node.first; child; child = child.next) {
		if (child.letter === letter) return child;
		last = child;
	}
	const added = newNode<T>(letter);
	if (last) last.next = added;
	else node.first = added;
	return added;
}

/** What was found from a place in a text on: the entries of one spelling, and where it ends. */
export interface Found<T> {
	readonly end: number;
	readonly entries: readonly T[];
	readonly slips: 0 | 1;
}

/** Spellings letter by letter, walked along a text: whole, with one slip, or as far as the text goes. */
export class LetterTree<T> {
	readonly #root: Node<T> = newNode(0);

	add(letters: Uint8Array, entry: T): void {
		if (letters.length === 0) return;
		let node = this.#root;
		for (const letter of letters) node = childToAdd(node, letter);
		if (node.entries) node.entries.push(entry);
		else node.entries = [entry];
	}

	/** Every spelling that stands in the text from `start` on. */
	from(text: Uint8Array, start: number): Found<T>[] {
		const found: Found<T>[] = [];
		let node: Node<T> | undefined = this.#root;
		for (let place = start; node; place++) {
			if (node.entries) found.push({ end: place, entries: node.entries, slips: 0 });
			node = childOf(node, text[place]);
		}
		return found;
	}

	/** Every spelling that the rest of the text begins, the text itself not counted. */
	beginningWith(text: Uint8Array, start: number): T[] {
		let node: Node<T> | undefined = this.#root;
		for (let place = start; place < text.length && node; place++) node = childOf(node, text[place]);
		if (!node || start >= text.length) return [];
		const below: T[] = [];
		const open: Node<T>[] = [];
		const openChildren = ({ first }: Node<T>): void => {
			for (let child = first; child; child = child.next) open.push(child);
		};
		openChildren(node);
		for (let next = open.pop(); next; next = open.pop()) {
			for (const entry of next.entries ?? []) below.push(entry);
			openChildren(next);
		}
		return below;
	}

	/**
	 * Spellings that stand from `start` on but for one letter: another one, one too many, one too few, or two swapped.
	 * The shortest are not guessed at: `isLongEnough` says of the letters of a spelling and the kind of slip whether they carry it.
	 */
	nearly(
		text: Uint8Array,
		start: number,
		isLongEnough: (letters: number, slip: "other" | "count") => boolean,
	): Found<T>[] {
		const found: Found<T>[] = [];
		const rest = (from: Node<T> | undefined, place: number, depth: number, slip: "other" | "count"): void => {
			let node = from;
			for (let at = place, letters = depth; node; at++, letters++) {
				if (node.entries && isLongEnough(letters, slip)) {
					found.push({ end: at, entries: node.entries, slips: 1 });
				}
				node = childOf(node, text[at]);
			}
		};
		let node: Node<T> | undefined = this.#root;
		for (let place = start, depth = 0; node; place++, depth++) {
			const letter = text[place];
			const following = text[place + 1];
			for (let child = node.first; child; child = child.next) {
				if (child.letter === letter) continue;
				if (letter !== undefined) rest(child, place + 1, depth + 1, "other");
				rest(child, place, depth + 1, "count");
			}
			if (depth > 0 && letter !== undefined) rest(node, place + 1, depth, "count");
			if (letter !== undefined && following !== undefined && letter !== following) {
				const swapped = childOf(node, following);
				if (swapped) rest(childOf(swapped, letter), place + 2, depth + 2, "other");
			}
			node = childOf(node, letter);
		}
		return found;
	}
}
