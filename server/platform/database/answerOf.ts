import type { PGlite } from "@electric-sql/pglite";

/**
 * Runs protocol messages on the engine and returns the answer in a buffer owned by the caller. `execProtocolRaw` would also parse every
 * answer and keep the result, which costs a quarter of the engine's time and leaks memory.
 */
export async function answerOf(engine: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	let answer = new Uint8Array(0);
	let length = 0;
	await engine.execProtocolRawStream(messages, {
		// Each part is a view of engine memory that the next one overwrites. Most answers have only one part.
		onRawData(part) {
			if (length === 0) answer = part.slice();
			else {
				if (length + part.length > answer.length) answer = grown(answer, 2 * (length + part.length));
				answer.set(part, length);
			}
			length += part.length;
		},
	});
	return length === answer.length ? answer : answer.slice(0, length);
}

function grown(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
	const more = new Uint8Array(size);
	more.set(bytes);
	return more;
}
