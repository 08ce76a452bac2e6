import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { releaseOrder } from "./releaseOrder.ts";
import type { UnpaidOrder } from "./store/OrderStore.ts";

/** Maximum orders a member may hold at a time without paying. */
const maxHolds = 5;

/** Maximum orders a member may start within a day (the window, in milliseconds) without paying for them. */
export const unpaidHolds = { max: 30, window: 24 * 3_600_000 } as const;

/**
 * Runs before a member holds rooms: releases the member's earlier holds on the same room, so that a traveller who goes back and edits the
 * form does not compete with themselves for the last room. Refuses when the member has too many other holds, or keeps holding without
 * paying. A member's holds are processed one at a time.
 * @param unpaid orders the member started within the window and has not paid for
 * @returns whether a hold was released
 * @throws Refusal tooManyCalls
 */
export async function releaseEarlierHolds(
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
