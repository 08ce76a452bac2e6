import type { CityModel } from "./CityModel.ts";

/** A stay found by a scan, as its position in its city's columns. */
export interface FoundStay {
	readonly city: CityModel;
	readonly place: number;
}

/** A stay with its sort key; a lower `key` comes first. */
export type Keyed = FoundStay & { readonly key: number };

/** Keeps the first `limit` of the stays offered, ordered by key, then by recommended order (rank, then ID). A heap with the last of them on top. */
export class BestStays {
	readonly #limit: number;
	readonly #heap: Keyed[] = [];
	#worst = Number.POSITIVE_INFINITY;

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** Offers a stay; a lower `key` comes first. */
	offer(key: number, city: CityModel, place: number): void {
		if (this.#heap.length < this.#limit) {
			this.#siftUp({ key, city, place });
		} else if (this.#limit > 0 && key <= this.#worst) {
			const last = this.#heap[0]!;
			// fast path for nearly every stay of a large city
			if (key === last.key && city.ranks[place]! > last.city.ranks[last.place]!) return;
			const stay = { key, city, place };
			if (comesAfter(last, stay)) this.#siftDown(stay);
		}
	}

	/** Returns the stays kept, in order. */
	inOrder(): Keyed[] {
		return this.#heap.toSorted((one, other) => (comesAfter(one, other) ? 1 : -1));
	}

	#siftUp(stay: Keyed): void {
		const heap = this.#heap;
		let place = heap.length;
		heap.push(stay);
		while (place > 0) {
			const parent = (place - 1) >> 1;
			if (comesAfter(heap[parent]!, stay)) break;
			heap[place] = heap[parent]!;
			place = parent;
		}
		heap[place] = stay;
		this.#worst = heap.length < this.#limit ? Number.POSITIVE_INFINITY : heap[0]!.key;
	}

	#siftDown(stay: Keyed): void {
		const heap = this.#heap;
		let place = 0;
		for (let child = 1; child < heap.length; child = 2 * place + 1) {
			if (child + 1 < heap.length && comesAfter(heap[child + 1]!, heap[child]!)) child++;
			if (comesAfter(stay, heap[child]!)) break;
			heap[place] = heap[child]!;
			place = child;
		}
		heap[place] = stay;
		this.#worst = heap[0]!.key;
	}
}

function comesAfter(one: Keyed, other: Keyed): boolean {
	if (one.key !== other.key) return one.key > other.key;
	const ranks = one.city.ranks[one.place]! - other.city.ranks[other.place]!;
	if (ranks !== 0) return ranks > 0;
	return one.city.ids[one.place]! > other.city.ids[other.place]!;
}
