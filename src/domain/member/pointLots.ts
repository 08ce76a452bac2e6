/** An earning and what is left of it. */
export interface PointLot {
	readonly id: number;
	readonly left: number;
}

export interface TakenLot {
	readonly id: number;
	readonly taken: number;
}

/** What is taken of each lot to spend an amount, the first lots before the others; a lot that gives nothing is left out. [DEC-067] */
export function takeFromLots(lots: readonly PointLot[], amount: number): TakenLot[] {
	let rest = amount;
	return lots.flatMap(({ id, left }) => {
		const taken = Math.min(rest, left);
		rest -= taken;
		return taken === 0 ? [] : [{ id, taken }];
	});
}
