/** Points earned at one time, and how many of them are left. */
export interface PointLot {
	readonly id: number;
	readonly left: number;
}

export interface TakenLot {
	readonly id: number;
	readonly taken: number;
}

/** Returns how much to take from each lot to spend an amount, earlier lots first; lots that contribute nothing are left out. [DEC-067] */
export function takeFromLots(lots: readonly PointLot[], amount: number): TakenLot[] {
	let rest = amount;
	return lots.flatMap(({ id, left }) => {
		const taken = Math.min(rest, left);
		rest -= taken;
		return taken === 0 ? [] : [{ id, taken }];
	});
}
