/**
 * Calls `then` after the browser has painted the current changes, so that the response to a tap is visible first. Returns a function that
 * cancels the call.
 */
export function afterPaint(then: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(then, 0);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/** Calls `then` when the browser is idle. Returns a function that cancels the call. */
export function whenIdle(then: () => void): () => void {
	if (window.requestIdleCallback) {
		const call = window.requestIdleCallback(then);
		return () => window.cancelIdleCallback(call);
	}
	const timer = setTimeout(then, 200);
	return () => clearTimeout(timer);
}
