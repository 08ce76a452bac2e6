/** Calls once the browser has drawn what was changed so far, and so never before it has answered a touch. Answers how to call it off. */
export function afterPicture(then: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(then, 0);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/** Calls when the page has nothing else to do. Answers how to call it off. */
export function whenIdle(then: () => void): () => void {
	if (window.requestIdleCallback) {
		const call = window.requestIdleCallback(then);
		return () => window.cancelIdleCallback(call);
	}
	const timer = setTimeout(then, 200);
	return () => clearTimeout(timer);
}
