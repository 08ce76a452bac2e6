import { takeFromLots } from "#domain/member/pointLots.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { PointStore, type Spending } from "./store/PointStore.ts";

/** Spends the points reserved for an order that is now paid, and records it in the history. Idempotent. */
export async function commitPoints(
	tx: Queryable,
	order: {
		readonly orderPayId: number;
		readonly orderNum: string;
		readonly title: string;
		readonly now: number;
	},
): Promise<void> {
	const points = new PointStore(tx);
	const hold = await points.endHold(order.orderPayId, "spent");
	if (!hold) return;
	await points.lock(hold.memberId);
	for (const [type, amount] of [
		["AWESOME_CASH", hold.awesomeCash],
		["WELFARE", hold.welfarePoints],
	] as const) {
		if (amount === 0) continue;
		const source = `use:${order.orderPayId}:${type}`;
		await spend(points, { ...order, memberId: hold.memberId, type, action: "USE", amount, source });
	}
}

/** Adds the history entry and deducts the amount from the remaining lots of earlier earnings. */
async function spend(points: PointStore, spending: Spending): Promise<void> {
	await points.addSpending(spending);
	const lots = await points.lockLots(spending.memberId, spending.type);
	for (const lot of takeFromLots(lots, spending.amount)) await points.takeFrom(lot);
}

/** Takes points from an account, soonest to expire first, with an entry in the history; false when the balance is too low. */
export async function takePoints(points: PointStore, spending: Spending): Promise<boolean> {
	const { memberId, type, amount } = spending;
	const use = {
		awesomeCash: type === "AWESOME_CASH" ? amount : 0,
		welfarePoints: type === "WELFARE" ? amount : 0,
	};
	if (!(await points.take(memberId, use))) return false;
	await spend(points, spending);
	return true;
}

/** Releases the points reserved for an order that was not completed. Idempotent. */
export async function releasePoints(tx: Queryable, orderPayId: number): Promise<void> {
	const points = new PointStore(tx);
	const hold = await points.endHold(orderPayId, "released");
	if (hold) await points.giveBack(hold);
}
