/**
 * A node of the trie. Most nodes have one child and no entry, so children form a linked list in insertion order and nothing is allocated
 * for what is absent.
 */
interface Node<T> {
	readonly letter: number;
	first: Node<T> | undefined;
	/** Next sibling, i.e. the next child of the same parent. */
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

/** A match in a text: the entries of one spelling, and the index at which it ends. */
export interface Found<T> {
	readonly end: number;
	readonly entries: readonly T[];
	readonly slips: 0 | 1;
}

/** Digits are never a typo: 7성급 is not 1성급. */
const isDigit = (letter: number | undefined): boolean =>
	letter !== undefined && letter >= 0x30 && letter <= 0x39;

/** A trie of spellings by letter, matched against a text exactly, with one typo, or as far as the text goes. */
export class LetterTrie<T> {
	readonly #root: Node<T> = newNode(0);

	add(letters: Uint8Array, entry: T): void {
		if (letters.length === 0) return;
		let node = this.#root;
		for (const letter of letters) node = childToAdd(node, letter);
		if (node.entries) node.entries.push(entry);
		else node.entries = [entry];
	}

	/** Returns every spelling that occurs in the text at `start`. */
	from(text: Uint8Array, start: number): Found<T>[] {
		const found: Found<T>[] = [];
		let node: Node<T> | undefined = this.#root;
		for (let place = start; node; place++) {
			if (node.entries) found.push({ end: place, entries: node.entries, slips: 0 });
			node = childOf(node, text[place]);
		}
		return found;
	}

	/** Returns every spelling that the rest of the text is a proper prefix of. */
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
	 * Returns spellings that occur at `start` except for one typo: a wrong, extra or missing letter, or two swapped letters. Short spellings
	 * are not guessed: `isLongEnough` decides from the number of letters and the kind of typo.
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
				if (child.letter === letter || isDigit(child.letter)) continue;
				if (letter !== undefined && !isDigit(letter)) rest(child, place + 1, depth + 1, "other");
				rest(child, place, depth + 1, "count");
			}
			if (depth > 0 && letter !== undefined && !isDigit(letter)) rest(node, place + 1, depth, "count");
			if (
				letter !== undefined &&
				following !== undefined &&
				letter !== following &&
				!isDigit(letter) &&
				!isDigit(following)
			) {
				const swapped = childOf(node, following);
				if (swapped) rest(childOf(swapped, letter), place + 2, depth + 2, "other");
			}
			node = childOf(node, letter);
		}
		return found;
	}
}
