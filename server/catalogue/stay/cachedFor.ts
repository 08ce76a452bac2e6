/** Caches the result of `read` per key for `milliseconds`, keeping the `maxKept` most recently read keys. Failures are not cached. */
export function cachedPerKey<T>(milliseconds: number, maxKept: number) {
	const kept = new Map<string, { readonly readAt: number; readonly answer: Promise<T> }>();
	return (key: string, read: () => Promise<T>): Promise<T> => {
		const known = kept.get(key);
		if (known && performance.now() - known.readAt < milliseconds) return known.answer;
		const answer = read();
		kept.delete(key);
		kept.set(key, { readAt: performance.now(), answer });
		for (const oldest of kept.keys()) {
			if (kept.size <= maxKept) break;
			kept.delete(oldest);
		}
		answer.catch(() => kept.delete(key));
		return answer;
	};
}

/** Caches the result of `read` for `milliseconds`. Failures are not cached. */
export function cachedFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
	const cached = cachedPerKey<T>(milliseconds, 1);
	return () => cached("", read);
}
