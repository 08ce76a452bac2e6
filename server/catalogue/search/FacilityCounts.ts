const BYTE = 256;

/** Counts stays by facility. A stay is counted by the bytes of its facilities, which are fewer than these, and taken apart at the end. */
export class FacilityCounts {
	readonly #low = new HalfCounts();
	readonly #high = new HalfCounts();

	/** A stay by its facility bits 0 to 31, then 32 to 62. */
	count(low: number, high: number): void {
		this.#low.count(low);
		if (high !== 0) this.#high.count(high);
	}

	/** Stays by the bytes of their facilities, one after the other. */
	get tallies(): readonly Uint32Array[] {
		return [...this.#low.bytes, ...this.#high.bytes];
	}

	/** Stays by facility number. */
	counts(): readonly number[] {
		return [...this.#low.counts(), ...this.#high.counts()];
	}
}

/** Of 32 facilities. */
class HalfCounts {
	readonly bytes = Array.from({ length: 4 }, () => new Uint32Array(BYTE));

	/** Byte for byte without a question: a stay without any of eight costs less than to ask. */
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
