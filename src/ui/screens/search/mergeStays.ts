import type { StaySummary } from "#domain/stay/Stay.ts";

/** Appends a page of stays. A stay that has meanwhile moved to a later page is not shown twice. */
export function mergeStays(
	shown: readonly StaySummary[],
	more: readonly StaySummary[],
): readonly StaySummary[] {
	const known = new Set(shown.map(({ id }) => id));
	return [...shown, ...more.filter(({ id }) => !known.has(id))];
}
