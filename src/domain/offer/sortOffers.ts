interface PricedPlan {
	readonly prices: { readonly memberAmount: number | null };
}

/** Sort key for missing and zero amounts, which are unknown and come last. */
const unknown = Number.MAX_SAFE_INTEGER;
const known = (plan: PricedPlan): number => plan.prices.memberAmount || unknown;

/** Sorts plans by member amount, cheapest first; unknown amounts come last and ties keep the server's order. [DOM-RATE-01, DEC-101] */
export const sortPlans = <P extends PricedPlan>(plans: readonly P[]): readonly P[] =>
	plans.toSorted((a, b) => known(a) - known(b));

/** Sorts rooms by their lowest member amount, and each room's plans in the same way. [DOM-RATE-01, DEC-101] */
export function sortOffers<R extends { readonly plans: readonly PricedPlan[] }>(
	rooms: readonly R[],
): readonly R[] {
	const lowest = (room: R): number => Math.min(unknown, ...room.plans.map(known));
	return rooms
		.map((room) => ({ ...room, plans: sortPlans(room.plans) }))
		.toSorted((a, b) => lowest(a) - lowest(b));
}
