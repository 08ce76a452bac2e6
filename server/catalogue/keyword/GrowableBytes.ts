type Numbers =
	| Uint8Array<ArrayBuffer>
	| Int32Array<ArrayBuffer>
	| Uint32Array<ArrayBuffer>
	| Float64Array<ArrayBuffer>;

const STEP_BYTES = 1 << 20;
/** Address space reserved per buffer, in bytes; physical memory is committed only as it grows. */
const MAX_BYTES = 2 ** 30;

/** Allocates an array of `count` 32-bit numbers on its own pages from the operating system. */
export const roomForWords = (count: number): Uint32Array<ArrayBuffer> =>
	new Uint32Array(new ArrayBuffer(4 * count, { maxByteLength: 4 * count }), 0, count);

/** Returns such pages to the operating system immediately instead of waiting for garbage collection. */
export function release(all: readonly { readonly buffer: ArrayBuffer }[]): void {
	for (const { buffer } of all) if (buffer.resizable) buffer.resize(0);
}

/**
 * An append-only array of numbers of unknown final length. It uses a resizable buffer, whose pages come directly from the operating system
 * and go back to it; memory freed to the allocator often stays with the process for good.
 */
export class GrowableBytes<A extends Numbers> {
	readonly #kind: new (
		buffer: ArrayBuffer,
		from?: number,
		length?: number,
	) => A;
	#buffer = new ArrayBuffer(STEP_BYTES, { maxByteLength: MAX_BYTES });
	#room: A;
	#length = 0;

	constructor(kind: new (buffer: ArrayBuffer, from?: number, length?: number) => A) {
		this.#kind = kind;
		this.#room = new kind(this.#buffer);
	}

	get length(): number {
		return this.#length;
	}

	push(value: number): void {
		if (this.#length === this.#room.length) {
			this.#buffer.resize(this.#buffer.byteLength + STEP_BYTES);
		}
		this.#room[this.#length++] = value;
	}

	/** Returns all numbers and ends the array; nothing can be appended afterwards. */
	end(): A {
		this.#buffer.resize(this.#length * this.#room.BYTES_PER_ELEMENT);
		const all = new this.#kind(this.#buffer, 0, this.#length);
		this.#buffer = new ArrayBuffer(0);
		this.#room = new this.#kind(this.#buffer);
		return all;
	}
}
