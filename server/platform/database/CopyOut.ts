import type { Submittable } from "pg";

/** A field as the engine holds it: integers with the highest byte first, a date as days since 2000-01-01. Null when it is NULL. */
export type BinaryField = Buffer | null;

/** Gets the fields of one row. They are valid until it returns. */
export type TakeRow = (fields: readonly BinaryField[]) => void;

/** What of the driver's connection is used here. */
interface Wire {
	query(text: string): void;
	sendCopyFail(reason: string): void;
}

const signatureBytes = 11;
const headBytes = signatureBytes + 8;
/** Instead of a number of fields: no row follows. */
const end = -1;

/**
 * A COPY TO STDOUT in the binary form, each row handed on as it comes. The driver reads results as text only, in which a byte takes two letters
 * that have to be made, sent and read; copied data it passes on as it is.
 */
export class CopyOut implements Submittable {
	/** Set by the driver when it has a time limit. */
	callback: (error?: Error | null) => void = () => {};
	readonly query_timeout: number | undefined;
	/** When everything was handed on. */
	readonly done: Promise<void>;
	readonly #text: string;
	readonly #take: TakeRow;
	readonly #finish = Promise.withResolvers<void>();
	#rest: Buffer = Buffer.alloc(0);
	#isBegun = false;
	#error: Error | null = null;

	constructor(select: string, take: TakeRow, query_timeout?: number) {
		this.#text = `COPY (${select}) TO STDOUT (FORMAT binary)`;
		this.#take = take;
		this.query_timeout = query_timeout;
		this.done = this.#finish.promise;
		this.done.catch(() => {});
	}

	submit(connection: unknown): void {
		(connection as Wire).query(this.#text);
	}

	handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
		if (this.#error) return;
		try {
			const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
			const read = this.#rows(bytes);
			// the driver uses its buffer again
			this.#rest = Buffer.from(bytes.subarray(read));
		} catch (error) {
			this.#error = error as Error;
		}
	}

	/** Hands on all whole rows; how many bytes they take. */
	#rows(bytes: Buffer): number {
		let at = 0;
		if (!this.#isBegun) {
			if (bytes.length < headBytes) return 0;
			at = headBytes + bytes.readInt32BE(headBytes - 4);
			this.#isBegun = true;
		}
		while (at + 2 <= bytes.length) {
			const count = bytes.readInt16BE(at);
			if (count === end) return bytes.length;
			const fields: BinaryField[] = [];
			let next = at + 2;
			while (fields.length < count && next + 4 <= bytes.length) {
				const size = bytes.readInt32BE(next);
				next += 4;
				if (next + Math.max(size, 0) > bytes.length) return at;
				fields.push(size < 0 ? null : bytes.subarray(next, next + size));
				next += Math.max(size, 0);
			}
			if (fields.length < count) return at;
			this.#take(fields);
			at = next;
		}
		return at;
	}

	handleError(error: Error): void {
		this.callback(error);
		this.#finish.reject(error);
	}

	handleReadyForQuery(): void {
		this.callback(this.#error);
		if (this.#error) this.#finish.reject(this.#error);
		else this.#finish.resolve();
	}

	handleCommandComplete(): void {}
	handleRowDescription(): void {}
	handleDataRow(): void {}
	handlePortalSuspended(): void {}
	handleEmptyQuery(): void {}
	handleCopyInResponse(connection: unknown): void {
		(connection as Wire).sendCopyFail("Nothing is copied in here");
	}
}
