import { writeSync } from "node:fs";
import type { FilePart } from "./FileWords.ts";

/** Write buffer size in bytes. */
const ROOM = 1 << 20;

/** Appends to an initially empty file through a write buffer. */
export class FileEnd {
	readonly file: number;
	/** File offset, in bytes, of the next write. */
	place = 0;
	readonly #gathered = Buffer.allocUnsafe(ROOM);
	#size = 0;

	constructor(file: number) {
		this.file = file;
	}

	add(bytes: Uint8Array): void {
		if (this.#size + bytes.length > ROOM) this.flush();
		this.place += bytes.length;
		if (bytes.length > ROOM) this.#write(bytes);
		else {
			this.#gathered.set(bytes, this.#size);
			this.#size += bytes.length;
		}
	}

	addPart(numbers: Uint8Array | Uint32Array): FilePart {
		const part = { place: this.place, length: numbers.length };
		this.add(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
		return part;
	}

	/** Writes the buffered bytes to the file. */
	flush(): void {
		const size = this.#size;
		this.#size = 0;
		if (size > 0) this.#write(this.#gathered.subarray(0, size));
	}

	#write(bytes: Uint8Array): void {
		for (let written = 0; written < bytes.length; )
			written += writeSync(this.file, bytes, written, bytes.length - written);
	}
}
