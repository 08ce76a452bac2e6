import type { Words } from "./FileWords.ts";
import type { SuffixArray } from "./suffixArray.ts";

const LEAF = 16;
const NONE = 0xffffffff;

/**
 * A min-tree over a suffix array, with leaves of 16 suffixes: each node holds the best-ranked document below it. It yields the best
 * documents of any range without reading the whole range, so a one-letter query over 100,000 names costs no more than a long one.
 */
export interface RankTree {
	/** Nodes in heap order: node i has children 2i and 2i + 1; the leaves start at index `leaves`. */
	readonly minima: Words;
	readonly leaves: number;
}

/** A suffix array with its rank tree. */
export interface RankedArray extends SuffixArray {
	readonly ranks: RankTree;
}

/** Builds the rank tree of an array whose documents are numbered by rank. */
export function buildRankTree(
	documents: Uint32Array,
): RankTree & { readonly minima: Uint32Array<ArrayBuffer> } {
	const used = Math.ceil(documents.length / LEAF);
	let leaves = 1;
	while (leaves < used) leaves *= 2;
	const minima = new Uint32Array(2 * leaves).fill(NONE);
	for (let index = 0; index < documents.length; index++) {
		const leaf = leaves + Math.floor(index / LEAF);
		if (documents[index]! < minima[leaf]!) minima[leaf] = documents[index]!;
	}
	for (let node = leaves - 1; node > 0; node--) {
		minima[node] = Math.min(minima[2 * node]!, minima[2 * node + 1]!);
	}
	return { minima, leaves };
}

/** A min-heap of (rank, tree node) pairs. A negative node stands for a single document. */
class Frontier {
	readonly #ranks: number[] = [];
	readonly #nodes: number[] = [];

	get size(): number {
		return this.#ranks.length;
	}

	push(rank: number, node: number): void {
		let place = this.#ranks.length;
		while (place > 0) {
			const parent = (place - 1) >> 1;
			if (this.#ranks[parent]! <= rank) break;
			this.#ranks[place] = this.#ranks[parent]!;
			this.#nodes[place] = this.#nodes[parent]!;
			place = parent;
		}
		this.#ranks[place] = rank;
		this.#nodes[place] = node;
	}

	pop(): readonly [rank: number, node: number] {
		const top = [this.#ranks[0]!, this.#nodes[0]!] as const;
		const rank = this.#ranks.pop()!;
		const node = this.#nodes.pop()!;
		const size = this.#ranks.length;
		if (size === 0) return top;
		let place = 0;
		for (let child = 1; child < size; child = 2 * place + 1) {
			if (child + 1 < size && this.#ranks[child + 1]! < this.#ranks[child]!) child++;
			if (this.#ranks[child]! >= rank) break;
			this.#ranks[place] = this.#ranks[child]!;
			this.#nodes[place] = this.#nodes[child]!;
			place = child;
		}
		this.#ranks[place] = rank;
		this.#nodes[place] = node;
		return top;
	}
}

/**
 * Visits each document of the suffixes `[from, to)` once, best rank first, until `visit` returns true or `maxSteps` heap entries have been
 * processed.
 */
export function visitByRank(
	{ documents, ranks: { minima, leaves } }: RankedArray,
	[from, to]: readonly [number, number],
	visit: (document: number) => boolean,
	maxSteps = 20_000,
): void {
	const frontier = new Frontier();
	const pushDocuments = (begin: number, end: number) => {
		for (let index = begin; index < end; index++) frontier.push(documents.at(index)!, -1);
	};
	const firstLeaf = Math.ceil(from / LEAF);
	const lastLeaf = Math.floor(to / LEAF);
	if (firstLeaf >= lastLeaf) {
		pushDocuments(from, to);
	} else {
		pushDocuments(from, firstLeaf * LEAF);
		pushDocuments(lastLeaf * LEAF, to);
		let left = firstLeaf + leaves;
		let right = lastLeaf + leaves;
		while (left < right) {
			if (left % 2 === 1) {
				frontier.push(minima.at(left)!, left);
				left++;
			}
			if (right % 2 === 1) {
				right--;
				frontier.push(minima.at(right)!, right);
			}
			left = Math.floor(left / 2);
			right = Math.floor(right / 2);
		}
	}
	let last = -1;
	for (let steps = 0; frontier.size > 0 && steps < maxSteps; steps++) {
		const [rank, node] = frontier.pop();
		if (node < 0) {
			if (rank === last) continue;
			last = rank;
			if (visit(rank)) return;
		} else if (node >= leaves) {
			const begin = (node - leaves) * LEAF;
			pushDocuments(begin, begin + LEAF);
		} else {
			frontier.push(minima.at(2 * node)!, 2 * node);
			frontier.push(minima.at(2 * node + 1)!, 2 * node + 1);
		}
	}
}
