interface PricedPlan {
	readonly prices: { readonly memberAmount: number | null };
}

/** Missing and zero amounts are unknown, and unknown comes last. */
const known = (plan: PricedPlan): number => plan.prices.memberAmount || Number.POSITIVE_INFINITY;

const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Plans by member amount, cheapest first; unknown amounts last, ties in the server's order. [DOM-RATE-01, DEC-101] */
export const sortPlans = <P extends PricedPlan>(plans: readonly P[]): readonly P[] =>
	plans.toSorted((a, b) => ascending(known(a), known(b)));

/** Rooms by their lowest member amount, each with its plans sorted the same way. [DOM-RATE-01, DEC-101] */
export function sortOffers<R extends { readonly plans: readonly PricedPlan[] }>(
	rooms: readonly R[],
): readonly R[] {
	const lowest = (room: R): number => Math.min(...room.plans.map(known));
	return rooms
		.map((room) => ({ ...room, plans: sortPlans(room.plans) }))
		.toSorted((a, b) => ascending(lowest(a), lowest(b)));
}
