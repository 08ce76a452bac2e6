import type { PGlite } from "@electric-sql/pglite";

/**
 * The engine's answer to messages of the protocol, in bytes of the caller's own. `execProtocolRaw` would parse every answer
 * besides and keep what it has parsed: a quarter of the engine's time, and memory without end.
 */
export async function answerOf(engine: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	let answer = new Uint8Array(0);
	let length = 0;
	await engine.execProtocolRawStream(messages, {
		// A part lies in the engine's memory, which the next one overwrites; most answers have no second.
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
