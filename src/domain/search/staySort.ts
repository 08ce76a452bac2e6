import { searchCopy } from "#copy/search.ts";

/** The server's order first, which is the default. [DEC-059] */
export const staySorts = ["recommended", "priceAsc", "priceDesc"] as const;
export type StaySort = (typeof staySorts)[number];

export const staySortLabel = (sort: StaySort): string => searchCopy.sort.labels[sort];
