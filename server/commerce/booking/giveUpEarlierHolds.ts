import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { releaseOrder } from "./releaseOrder.ts";
import { OrderStore } from "./store/OrderStore.ts";

/** Orders a member may hold at once without paying. */
const mostHolds = 5;

/**
 * Before a member holds rooms: an earlier hold of theirs on the same room is given up, so that whoever goes back and
 * changes the form does not compete with themselves for the last room; too many others are refused. Members hold one order
 * after the other.
 * @throws Refusal tooManyCalls
 */
export async function giveUpEarlierHolds(
	tx: Queryable,
	{ memberId, roomId, now }: { readonly memberId: number; readonly roomId: number; readonly now: number },
): Promise<void> {
	await new StandingStore(tx).lockHolds(memberId);
	const holds = await new OrderStore(tx).liveHolds(memberId, roomId, now);
	let live = holds.length;
	for (const { orderPayId, isSameRoom } of holds)
		if (isSameRoom && (await releaseOrder(tx, orderPayId, "given_up", now))) live -= 1;
	if (live >= mostHolds) throw new Refusal("tooManyCalls");
}
