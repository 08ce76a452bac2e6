const BYTE = 256;

/** Counts stays by facility. A stay is counted by the bytes of its facilities, which are fewer than these, and taken apart at the end. */
export class FacilityCounts {
	readonly #bytes = Array.from({ length: 8 }, () => new Uint32Array(BYTE));

	/** A stay by its facility bits 0 to 31, then 32 to 62. */
	count(low: number, high: number): void {
		let index = 0;
		for (let left = low; left !== 0; left >>>= 8) this.#bytes[index++]![left & (BYTE - 1)]! += 1;
		index = 4;
		for (let left = high; left !== 0; left >>>= 8) this.#bytes[index++]![left & (BYTE - 1)]! += 1;
	}

	/** Stays by facility number. */
	counts(): readonly number[] {
		const counts = new Array<number>(8 * this.#bytes.length).fill(0);
		for (const [index, stays] of this.#bytes.entries()) {
			for (let byte = 1; byte < BYTE; byte++) {
				const count = stays[byte]!;
				if (count === 0) continue;
				for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) counts[8 * index + bit]! += count;
			}
		}
		return counts;
	}
}
