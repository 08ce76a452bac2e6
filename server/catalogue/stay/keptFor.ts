/** Reads once and answers with it for so long; a reading that fails is not kept. */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
	let kept: Promise<T> | null = null;
	let readAt = 0;
	return () => {
		if (kept && performance.now() - readAt < milliseconds) return kept;
		readAt = performance.now();
		const reading = read();
		reading.catch(() => {
			kept = null;
		});
		kept = reading;
		return reading;
	};
}
