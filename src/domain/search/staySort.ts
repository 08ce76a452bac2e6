import { searchCopy } from "#copy/search.ts";

/** Sort orders; the first is the server's order and the default. [DEC-059] */
export const staySorts = ["recommended", "priceAsc", "priceDesc"] as const;
export type StaySort = (typeof staySorts)[number];

export const staySortLabel = (sort: StaySort): string => searchCopy.sort.labels[sort];
