import type { StaySort } from "#domain/search/staySort.ts";

/** Sorts stays by amount, stably; stays without an amount come last in either direction. */
export function sortStays<T>(
	stays: readonly T[],
	sort: StaySort,
	amountOf: (stay: T) => number | null,
): readonly T[] {
	if (sort === "recommended") return stays;
	const direction = sort === "priceAsc" ? 1 : -1;
	const known = stays.filter((stay) => amountOf(stay) !== null);
	const unknown = stays.filter((stay) => amountOf(stay) === null);
	return [...known.toSorted((a, b) => direction * (Number(amountOf(a)) - Number(amountOf(b)))), ...unknown];
}
