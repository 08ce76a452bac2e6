import { searchTexts } from "#domain/copy/search.ts";

/** The server's order first, which is the default. [DEC-059] */
export const staySorts = ["recommended", "priceAsc", "priceDesc"] as const;
export type StaySort = (typeof staySorts)[number];

export const staySortLabel = (sort: StaySort): string => searchTexts.sort.labels[sort];

/** Stably sorted; stays without an amount come last either way. [DEC-059] */
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
