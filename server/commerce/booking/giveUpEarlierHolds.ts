import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { releaseOrder } from "./releaseOrder.ts";
import type { UnpaidOrder } from "./store/OrderStore.ts";

/** Orders a member may hold at once without paying. */
const maxHolds = 5;

/** Orders a member may begin in a day's time without paying for them. */
export const unpaidHolds = { max: 30, window: 24 * 3_600_000 } as const;

/**
 * Before a member holds rooms: an earlier hold of theirs on the same room is given up, so that whoever goes back and
 * changes the form does not compete with themselves for the last room; too many others are refused, and so is who keeps holding and never
 * pays. The member's holds come one after the other.
 * @param unpaid what the member has begun within the window and not paid for
 * @returns whether one was given up
 * @throws Refusal tooManyCalls
 */
export async function giveUpEarlierHolds(
	tx: Queryable,
	unpaid: readonly UnpaidOrder[],
	now: number,
): Promise<boolean> {
	if (unpaid.length >= unpaidHolds.max) throw new Refusal("tooManyCalls");
	const holds = unpaid.filter(({ isLive }) => isLive);
	let live = holds.length;
	for (const { orderPayId, isSameRoom } of holds)
		if (isSameRoom && (await releaseOrder(tx, orderPayId, "given_up", now))) live -= 1;
	if (live >= maxHolds) throw new Refusal("tooManyCalls");
	return live < holds.length;
}
