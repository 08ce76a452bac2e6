/** The value below which a share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
	const inOrder = values.toSorted((one, other) => one - other);
	return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN;
}

export interface Timing {
	readonly p50: number;
	readonly p95: number;
	readonly max: number;
}

/** How long each piece of work takes, in milliseconds, one after the other. */
export async function timeEach<T>(
	pieces: readonly T[],
	work: (piece: T) => Promise<unknown>,
): Promise<Timing> {
	const took: number[] = [];
	for (const piece of pieces) {
		const started = performance.now();
		await work(piece);
		took.push(performance.now() - started);
	}
	return { p50: percentile(took, 0.5), p95: percentile(took, 0.95), max: Math.max(...took) };
}

export const showTiming = ({ p50, p95, max }: Timing): string =>
	`p50 ${p50.toFixed(2).padStart(8)}  p95 ${p95.toFixed(2).padStart(8)}  max ${max.toFixed(1).padStart(7)} ms`;
