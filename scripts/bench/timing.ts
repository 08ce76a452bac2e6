/** Returns the value below which this share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
	const inOrder = values.toSorted((one, other) => one - other);
	return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN;
}

export interface Timing {
	readonly p50: number;
	readonly p95: number;
	readonly max: number;
}

/**
 * Times each piece of work in milliseconds, sequentially. With several rounds the shortest time of each counts, which filters out other
 * load on the machine.
 */
export async function timeEach<T>(
	pieces: readonly T[],
	work: (piece: T) => Promise<unknown>,
	rounds = 1,
): Promise<Timing> {
	const took = pieces.map(() => Number.POSITIVE_INFINITY);
	for (let round = 0; round < rounds; round++) {
		for (const [index, piece] of pieces.entries()) {
			const started = performance.now();
			await work(piece);
			took[index] = Math.min(took[index]!, performance.now() - started);
		}
	}
	return { p50: percentile(took, 0.5), p95: percentile(took, 0.95), max: Math.max(...took) };
}

/** Returns the pieces of work completed per second at a constant concurrency. */
export async function rateOf<T>(
	pieces: readonly T[],
	atOnce: number,
	work: (piece: T) => Promise<unknown>,
): Promise<number> {
	const waiting = [...pieces];
	const started = performance.now();
	const line = async () => {
		for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) await work(piece);
	};
	await Promise.all(Array.from({ length: atOnce }, line));
	return pieces.length / ((performance.now() - started) / 1000);
}
