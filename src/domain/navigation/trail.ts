/** The tab's history entries as far as this document has seen them; the router numbers them. */
export interface Trail {
	/** Of the page shown; null before the first. */
	readonly position: number | null;
	readonly addresses: Readonly<Record<number, string>>;
}

/** A page that has come up: where in the tab's history, and under which path and query. */
export interface Arrival {
	readonly position: number;
	readonly address: string;
}

/**
 * How a page was come to. Going forward again counts as a push: the page left behind is the one to go back to. 'same' is a
 * layer's entry or a page reported twice: nobody went anywhere.
 */
export type Move = "first" | "push" | "replace" | "back" | "same";

export const noTrail: Trail = { position: null, addresses: {} };

/** Null on the first page of a document. */
export const leftAddress = ({ position, addresses }: Trail): string | null =>
	position === null ? null : (addresses[position] ?? null);

/** [STORE-HIST-03, STORE-HIST-04, DEC-119] */
export function moveTo(trail: Trail, { position, address }: Arrival): Move {
	if (trail.position === null) return "first";
	if (leftAddress(trail) === address) return "same";
	if (position > trail.position) return "push";
	return position < trail.position ? "back" : "replace";
}

export const arriveAt = ({ addresses }: Trail, { position, address }: Arrival): Trail => ({
	position,
	addresses: { ...addresses, [position]: address },
});

/** The address of the entry before the shown one, when this document has seen it. */
export const previousAddress = ({ position, addresses }: Trail): string | null =>
	position === null ? null : (addresses[position - 1] ?? null);
