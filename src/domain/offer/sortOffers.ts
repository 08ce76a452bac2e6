interface PricedPlan {
	readonly prices: { readonly memberAmount: number | null };
}

/** Missing and zero amounts are unknown, and unknown comes last. */
const unknown = Number.MAX_SAFE_INTEGER;
const known = (plan: PricedPlan): number => plan.prices.memberAmount || unknown;

/** Plans by member amount, cheapest first; unknown amounts last, ties in the server's order. [DOM-RATE-01, DEC-101] */
export const sortPlans = <P extends PricedPlan>(plans: readonly P[]): readonly P[] =>
	plans.toSorted((a, b) => known(a) - known(b));

/** Rooms by their lowest member amount, each with its plans sorted the same way. [DOM-RATE-01, DEC-101] */
export function sortOffers<R extends { readonly plans: readonly PricedPlan[] }>(
	rooms: readonly R[],
): readonly R[] {
	const lowest = (room: R): number => Math.min(unknown, ...room.plans.map(known));
	return rooms
		.map((room) => ({ ...room, plans: sortPlans(room.plans) }))
		.toSorted((a, b) => lowest(a) - lowest(b));
}
