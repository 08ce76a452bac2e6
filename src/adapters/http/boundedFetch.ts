/** Thrown for a response body above the size limit; the rest of it is not read (C11). */
export class AnswerTooLongError extends Error {
	override readonly name = "AnswerTooLongError";
}

export interface FetchBounds {
	/** Timeout in milliseconds for calls that can be repeated: reads, and anything the visitor can press again. */
	readonly timeoutMs: number;
	/** Timeout in milliseconds for calls with an Idempotency-Key; giving up on them early would leave a payment's outcome unknown. */
	readonly keyedTimeoutMs: number;
	readonly maxBytes: number;
}

const usual: FetchBounds = { timeoutMs: 10_000, keyedTimeoutMs: 60_000, maxBytes: 5_000_000 };

/**
 * Wraps `fetch` with limits on time and size: a timeout counts as a lost connection, an oversized body as a broken response. Requests are
 * never retried here (DEC-133, C08, C11).
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
			isKeyed ? bounds.keyedTimeoutMs : bounds.timeoutMs,
		);
		try {
			const response = await fetch(new Request(request, { signal: stop.signal }));
			// A response without a body, such as an unfollowed redirect, whose status is 0.
			if (response.body === null) return response;
			return new Response(await readUpTo(response.body, bounds.maxBytes), response);
		} finally {
			clearTimeout(timer);
			request.signal.removeEventListener("abort", giveUp);
		}
	};
}

/** Reads the body into a single buffer. A `Blob` would be copied to the browser process and back. */
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
