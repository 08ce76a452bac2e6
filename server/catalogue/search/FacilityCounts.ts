const BYTE = 256;

/**
 * Counts stays by facility. Each stay increments one counter per byte of its facility bits instead of one per facility; the bytes are split
 * into facilities at the end.
 */
export class FacilityCounts {
	readonly #low = new HalfCounts();
	readonly #high = new HalfCounts();

	/** Counts a stay. `low` holds its facility bits 0 to 31, `high` bits 32 to 62. */
	count(low: number, high: number): void {
		this.#low.count(low);
		if (high !== 0) this.#high.count(high);
	}

	/** The counters by byte value, one array for each byte of the facility bits. */
	get tallies(): readonly Uint32Array[] {
		return [...this.#low.bytes, ...this.#high.bytes];
	}

	/** Returns the number of stays by facility number. */
	counts(): readonly number[] {
		return [...this.#low.counts(), ...this.#high.counts()];
	}
}

/** Counters for 32 facilities. */
class HalfCounts {
	readonly bytes = Array.from({ length: 4 }, () => new Uint32Array(BYTE));

	/** Branch-free: counting an empty byte is cheaper than testing for it. */
	count(bits: number): void {
		const [first, second, third, fourth] = this.bytes as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
		first[bits & (BYTE - 1)]! += 1;
		second[(bits >>> 8) & (BYTE - 1)]! += 1;
		third[(bits >>> 16) & (BYTE - 1)]! += 1;
		fourth[bits >>> 24]! += 1;
	}

	counts(): readonly number[] {
		const counts = new Array<number>(8 * this.bytes.length).fill(0);
		for (const [index, stays] of this.bytes.entries()) {
			for (let byte = 1; byte < BYTE; byte++) {
				const count = stays[byte]!;
				if (count === 0) continue;
				for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) counts[8 * index + bit]! += count;
			}
		}
		return counts;
	}
}
