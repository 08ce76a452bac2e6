import { copy } from "#domain/copy/ko.ts";

/** The server's order first, which is the default. [DEC-059] */
export const staySorts = ["recommended", "priceAsc", "priceDesc"] as const;
export type StaySort = (typeof staySorts)[number];

export const staySortLabel = (sort: StaySort): string => copy.sort.labels[sort];

/** Stably sorted; stays without an amount come last either way. [DEC-059] */
export function sortStays<T>(
	stays: readonly T[],
	sort: StaySort,
	amountOf: (stay: T) => number | null,
): readonly T[] {
	if (sort === "recommended") return stays;
	const direction = sort === "priceAsc" ? 1 : -1;
	return stays.toSorted((a, b) => {
		const [first, second] = [amountOf(a), amountOf(b)];
		if (first === null || second === null) return Number(first === null) - Number(second === null);
		return direction * (first - second);
	});
}
