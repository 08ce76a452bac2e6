import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { releaseOrder } from "./releaseOrder.ts";

/** Orders a member may hold at once without paying. */
const LIVE_HOLDS = 5;

/**
 * Before a member holds rooms: an earlier hold of theirs on the same room is given up, so that whoever goes back and
 * changes the form does not compete with themselves for the last room; too many others are refused. Members hold one order
 * after the other.
 * @throws Refusal tooManyCalls
 */
export async function makeWay(
	tx: Queryable,
	{ memberId, roomId, now }: { readonly memberId: number; readonly roomId: number; readonly now: number },
): Promise<void> {
	await tx.query("SELECT 1 FROM member WHERE member_id = $1 FOR NO KEY UPDATE", [memberId]);
	const { rows } = await tx.query<{ order_pay_id: number; is_same_room: boolean }>(
		{
			name: "bookings.liveHolds",
			text: `SELECT o.order_pay_id, EXISTS (SELECT 1 FROM order_product p WHERE p.order_pay_id = o.order_pay_id AND p.room_id = $2) AS is_same_room
				FROM order_pay o WHERE o.member_id = $1 AND o.stage = 'hold' AND o.hold_until > $3 ORDER BY o.order_pay_id`,
		},
		[memberId, roomId, new Date(now)],
	);
	let live = rows.length;
	for (const hold of rows) {
		if (!hold.is_same_room) continue;
		if (await releaseOrder(tx, hold.order_pay_id, "given_up", now)) live -= 1;
	}
	if (live >= LIVE_HOLDS) throw new Refusal("tooManyCalls");
}
