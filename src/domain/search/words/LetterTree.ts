interface Node<T> {
	readonly children: Map<number, Node<T>>;
	readonly entries: T[];
}

const newNode = <T>(): Node<T> => ({ children: new Map(), entries: [] });

/** What was found from a place in a text on: the entries of one spelling, and where it ends. */
export interface Found<T> {
	readonly end: number;
	readonly entries: readonly T[];
	readonly slips: 0 | 1;
}

/** Spellings letter by letter, walked along a text: whole, with one slip, or as far as the text goes. */
export class LetterTree<T> {
	readonly #root: Node<T> = newNode();

	add(letters: Uint8Array, entry: T): void {
		if (letters.length === 0) return;
		let node = this.#root;
		for (const letter of letters) {
			let next = node.children.get(letter);
			if (!next) {
				next = newNode();
				node.children.set(letter, next);
			}
			node = next;
		}
		node.entries.push(entry);
	}

	/** Every spelling that stands in the text from `start` on. */
	from(text: Uint8Array, start: number): Found<T>[] {
		const found: Found<T>[] = [];
		let node: Node<T> | undefined = this.#root;
		for (let place = start; node; place++) {
			if (node.entries.length > 0) found.push({ end: place, entries: node.entries, slips: 0 });
			node = place < text.length ? node.children.get(text[place]!) : undefined;
		}
		return found;
	}

	/** Every spelling that the rest of the text begins, the text itself not counted. */
	beginningWith(text: Uint8Array, start: number): T[] {
		let node: Node<T> | undefined = this.#root;
		for (let place = start; place < text.length && node; place++) node = node.children.get(text[place]!);
		if (!node || start >= text.length) return [];
		const below: T[] = [];
		const open = [...node.children.values()];
		for (let next = open.pop(); next; next = open.pop()) {
			for (const entry of next.entries) below.push(entry);
			for (const child of next.children.values()) open.push(child);
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
				if (node.entries.length > 0 && isLongEnough(letters, slip)) {
					found.push({ end: at, entries: node.entries, slips: 1 });
				}
				node = at < text.length ? node.children.get(text[at]!) : undefined;
			}
		};
		let node: Node<T> | undefined = this.#root;
		for (let place = start, depth = 0; node; place++, depth++) {
			const letter = text[place];
			const following = text[place + 1];
			for (const [other, child] of node.children) {
				if (other === letter) continue;
				if (letter !== undefined) rest(child, place + 1, depth + 1, "other");
				rest(child, place, depth + 1, "count");
			}
			if (depth > 0 && letter !== undefined) rest(node, place + 1, depth, "count");
			if (letter !== undefined && following !== undefined && letter !== following) {
				rest(node.children.get(following)?.children.get(letter), place + 2, depth + 2, "other");
			}
			node = letter === undefined ? undefined : node.children.get(letter);
		}
		return found;
	}
}
