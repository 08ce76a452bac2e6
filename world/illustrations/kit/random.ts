/** A repeatable random stream: the same seed draws the same picture on every machine. */
export interface Random {
	/** Uniform in [0, 1). */
	next(): number;
	between(low: number, high: number): number;
	/** Integer, both ends inclusive. */
	whole(low: number, high: number): number;
	chance(probability: number): boolean;
	pick<T>(items: readonly T[]): T;
	/** Returns an independent stream, so that drawing one more tree does not move the clouds. */
	fork(label: string): Random;
}

function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	return (value ^ (value >>> 13)) >>> 0;
}

export function randomFrom(seed: string): Random {
	let state = hash(seed);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		between: (low, high) => low + (high - low) * next(),
		whole: (low, high) => low + Math.floor((high - low + 1) * next()),
		chance: (probability) => next() < probability,
		pick: (items) => items[Math.floor(next() * items.length)]!,
		fork: (label) => randomFrom(`${seed}/${label}`),
	};
}

/** Returns a stable non-negative index for a text, to choose from a list. */
export function stableIndex(text: string, length: number): number {
	return hash(text) % length;
}
