/** An answer longer than anything the services say; it is not read to its end (C11). */
export class AnswerTooLongError extends Error {
	override readonly name = "AnswerTooLongError";
}

export interface FetchBounds {
	/** For calls that may be made again: reads, and whatever the visitor can press once more. */
	readonly patienceMs: number;
	/** For calls with an Idempotency-Key: giving up on them early would leave a payment in the dark. */
	readonly keyedPatienceMs: number;
	readonly maxBytes: number;
}

const usual: FetchBounds = { patienceMs: 10_000, keyedPatienceMs: 60_000, maxBytes: 5_000_000 };

/**
 * `fetch` with an end: an answer that does not come in time is a lost network, one that does not stop is a bad answer.
 * Nothing is ever sent twice here (DEC-133, C08, C11).
 */
export function boundedFetch(
	fetch: (request: Request) => Promise<Response>,
	bounds: FetchBounds = usual,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const stop = new AbortController();
		const giveUp = () => stop.abort(request.signal.reason);
		if (request.signal.aborted) giveUp();
		request.signal.addEventListener("abort", giveUp);
		const isKeyed = request.headers.has("idempotency-key");
		const timer = setTimeout(
			() => stop.abort(new DOMException("", "TimeoutError")),
			isKeyed ? bounds.keyedPatienceMs : bounds.patienceMs,
		);
		try {
			const response = await fetch(new Request(request, { signal: stop.signal }));
			// As that of a redirect, which leads nowhere we want to go: its status, 0, says so.
			if (response.body === null) return response;
			return new Response(await readUpTo(response.body, bounds.maxBytes), response);
		} finally {
			clearTimeout(timer);
			request.signal.removeEventListener("abort", giveUp);
		}
	};
}

/** As one piece of memory: a `Blob` would be handed to the browser's own process and back. */
async function readUpTo(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
	const reader = body.getReader();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return joined(parts, length);
		length += value.byteLength;
		if (length > maxBytes) {
			void reader.cancel().catch(() => undefined);
			throw new AnswerTooLongError();
		}
		parts.push(value);
	}
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.byteLength;
	}
	return whole;
}
