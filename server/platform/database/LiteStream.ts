import { Duplex } from "node:stream";
import { sessionSettings } from "./sessionSettings.ts";

/** Executes complete frontend messages of the PostgreSQL protocol and returns the backend's bytes. Calls must be sequential. */
export type LiteExecutor = (messages: Uint8Array) => Promise<Uint8Array>;

function message(type: string, body: Buffer): Buffer {
	const head = Buffer.alloc(5);
	head.write(type, 0, "latin1");
	head.writeInt32BE(4 + body.length, 1);
	return Buffer.concat([head, body]);
}

const simpleQuery = (sql: string): Uint8Array => new Uint8Array(message("Q", Buffer.from(`${sql}\0`)));

/** AuthenticationOk, two parameters and ReadyForQuery. PGlite has no start-up phase, so the stream answers on its behalf. */
const hello = Buffer.concat([
	message("R", Buffer.from([0, 0, 0, 0])),
	message("S", Buffer.from("server_version\x0018.0\0")),
	message("S", Buffer.from("client_encoding\0UTF8\0")),
	message("Z", Buffer.from("I")),
]);

const terminate = 0x58;
/** Query, Sync, Flush, CopyDone and CopyFail: the messages that the backend answers. */
const answered = new Set([0x51, 0x53, 0x48, 0x63, 0x66]);

/**
 * A socket substitute for pg's `stream` option that talks to PGlite. The driver treats it like a server, so errors, types and prepared
 * statements behave the same on both engines.
 */
export class LiteStream extends Duplex {
	readonly #execute: LiteExecutor;
	#pending: Buffer = Buffer.alloc(0);
	#started = false;

	constructor(execute: LiteExecutor) {
		super();
		this.#execute = execute;
	}

	connect(): this {
		queueMicrotask(() => this.emit("connect"));
		return this;
	}

	// Socket options the driver sets; they have no effect here.
	setNoDelay(): this {
		return this;
	}
	setKeepAlive(): this {
		return this;
	}
	ref(): this {
		return this;
	}
	unref(): this {
		return this;
	}

	override _read(): void {}

	override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
		this.#take(chunk);
		done();
	}

	override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
		this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)));
		done();
	}

	override _final(done: (error?: Error | null) => void): void {
		done();
		this.push(null);
	}

	#take(chunk: Buffer): void {
		this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
		if (!this.#started && !this.#start()) return;
		let position = 0;
		let cut = 0;
		let ended = false;
		while (position + 5 <= this.#pending.length) {
			const end = position + 1 + this.#pending.readInt32BE(position + 1);
			if (end > this.#pending.length) break;
			const type = this.#pending[position] ?? 0;
			position = end;
			if (answered.has(type)) cut = position;
			if (type === terminate) ended = true;
		}
		if (cut > 0) {
			const messages = new Uint8Array(this.#pending.subarray(0, cut));
			this.#pending = this.#pending.subarray(cut);
			this.#send(messages, (answer) => this.push(answer));
		}
		if (ended) this.push(null);
	}

	/** Consumes the start-up message. Returns false while it is incomplete. */
	#start(): boolean {
		if (this.#pending.length < 8) return false;
		const length = this.#pending.readInt32BE(0);
		if (this.#pending.length < length) return false;
		this.#pending = this.#pending.subarray(length);
		this.#started = true;
		// a new client must not inherit the transaction or prepared statements of a destroyed one
		this.#send(simpleQuery("ROLLBACK"), () => {});
		this.#send(simpleQuery("DISCARD ALL"), () => {});
		this.#send(simpleQuery(sessionSettings), () => this.push(hello));
		return true;
	}

	#send(messages: Uint8Array, answer: (bytes: Buffer) => void): void {
		this.#execute(messages).then(
			(bytes) => {
				if (!this.destroyed) answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
			},
			(error: Error) => this.destroy(error),
		);
	}
}
