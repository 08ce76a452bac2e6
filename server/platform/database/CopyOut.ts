import type { Submittable } from "pg";

/** A field in the database's binary format: integers are big-endian, dates are days since 2000-01-01. Null for SQL NULL. */
export type BinaryField = Buffer | null;

/** Receives the fields of one row. They are valid only during the call. */
export type TakeRow = (fields: readonly BinaryField[]) => void;

/** The methods of the driver's connection used here. */
interface Wire {
	query(text: string): void;
	sendCopyFail(reason: string): void;
}

const signatureBytes = 11;
const headBytes = signatureBytes + 8;
/** Field count that marks the end of the data. */
const end = -1;

/**
 * A COPY TO STDOUT in binary format that passes on each row as it arrives. The driver reads ordinary results as text, where a byte takes
 * two hex digits to encode, send and parse; copied data it passes through unchanged.
 */
export class CopyOut implements Submittable {
	/** Set by the driver when there is a query timeout. */
	callback: (error?: Error | null) => void = () => {};
	readonly query_timeout: number | undefined;
	/** Resolves when all rows have been passed on. */
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
			// the driver reuses its buffer
			this.#rest = Buffer.from(bytes.subarray(read));
		} catch (error) {
			this.#error = error as Error;
		}
	}

	/** Passes on all complete rows and returns the number of bytes consumed. */
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
