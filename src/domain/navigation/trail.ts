/** The tab's history entries seen by this document, numbered by the router. */
export interface Trail {
	/** Position of the current page; null before the first one. */
	readonly position: number | null;
	readonly addresses: Readonly<Record<number, string>>;
}

/** A page that was reached: its position in the tab's history, and its path and query. */
export interface Arrival {
	readonly position: number;
	readonly address: string;
}

/**
 * How a page was reached. Going forward again counts as 'push', since the page just left is the one to go back to. 'same' is the entry of
 * an overlay or a page reported twice: no navigation took place.
 */
export type Move = "first" | "push" | "replace" | "back" | "same";

export const noTrail: Trail = { position: null, addresses: {} };

/** Returns the address of the page being left; null on the first page of a document. */
export const currentAddress = ({ position, addresses }: Trail): string | null =>
	position === null ? null : (addresses[position] ?? null);

/** Determines how a page was reached. [STORE-HIST-03, STORE-HIST-04, DEC-119] */
export function moveTo(trail: Trail, { position, address }: Arrival): Move {
	if (trail.position === null) return "first";
	if (currentAddress(trail) === address) return "same";
	if (position > trail.position) return "push";
	return position < trail.position ? "back" : "replace";
}

export const arriveAt = ({ addresses }: Trail, { position, address }: Arrival): Trail => ({
	position,
	addresses: { ...addresses, [position]: address },
});

/** Returns the address of the history entry before the current one; null when this document has not seen it. */
export const previousAddress = ({ position, addresses }: Trail): string | null =>
	position === null ? null : (addresses[position - 1] ?? null);
