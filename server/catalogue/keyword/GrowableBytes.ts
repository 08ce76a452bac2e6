type Numbers =
	| Uint8Array<ArrayBuffer>
	| Int32Array<ArrayBuffer>
	| Uint32Array<ArrayBuffer>
	| Float64Array<ArrayBuffer>;

const STEP_BYTES = 1 << 20;
/** Of addresses; memory is taken as it is needed. */
const MAX_BYTES = 2 ** 30;

/** Room for so many numbers, with pages of their own from the system. */
export const roomForWords = (count: number): Uint32Array<ArrayBuffer> =>
	new Uint32Array(new ArrayBuffer(4 * count, { maxByteLength: 4 * count }), 0, count);

/** Gives such pages back at once, and not when the collector comes. */
export function release(all: readonly { readonly buffer: ArrayBuffer }[]): void {
	for (const { buffer } of all) if (buffer.resizable) buffer.resize(0);
}

/**
 * Numbers of which nobody knows how many there will be. A buffer that can grow gets pages of its own from the system and gives them back: what
 * comes from the allocator and is freed stays with the process, often for good.
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

	/** All of them; there will be no more. */
	end(): A {
		this.#buffer.resize(this.#length * this.#room.BYTES_PER_ELEMENT);
		const all = new this.#kind(this.#buffer, 0, this.#length);
		this.#buffer = new ArrayBuffer(0);
		this.#room = new this.#kind(this.#buffer);
		return all;
	}
}
