import type { StaySummary } from "#domain/stay/Stay.ts";

/** A stay that moved to a later page meanwhile is not shown twice. */
export function mergeStays(
	shown: readonly StaySummary[],
	more: readonly StaySummary[],
): readonly StaySummary[] {
	const known = new Set(shown.map(({ id }) => id));
	return [...shown, ...more.filter(({ id }) => !known.has(id))];
}
