import { takeFromLots } from "#domain/member/pointLots.ts";
import type { PointUse } from "#domain/payment/paymentAmounts.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { PointStore, type Spending } from "./store/PointStore.ts";

/**
 * Sets points of a member aside for an order on hold.
 * @throws Refusal pointShort when the balance has less
 */
export async function reservePoints(
	tx: Queryable,
	orderPayId: number,
	memberId: number,
	{ awesomeCash, welfarePoints }: PointUse,
): Promise<void> {
	if (awesomeCash === 0 && welfarePoints === 0) return;
	const points = new PointStore(tx);
	if (!(await points.take(memberId, { awesomeCash, welfarePoints }))) throw new Refusal("pointShort");
	await points.addHold(orderPayId, { memberId, awesomeCash, welfarePoints });
}

/** The order is paid: what was set aside is spent and shows in the history. Does nothing the second time. */
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
	for (const [type, amount] of [
		["AWESOME_CASH", hold.awesomeCash],
		["WELFARE", hold.welfarePoints],
	] as const) {
		if (amount === 0) continue;
		const source = `use:${order.orderPayId}:${type}`;
		await spend(points, { ...order, memberId: hold.memberId, type, action: "USE", amount, source });
	}
}

/** Writes the line and takes the amount from what earlier earnings still hold. */
async function spend(points: PointStore, spending: Spending): Promise<void> {
	await points.addSpending(spending);
	const lots = await points.lockLots(spending.memberId, spending.type);
	for (const lot of takeFromLots(lots, spending.amount)) await points.takeFrom(lot);
}

/** Takes points out of an account, those that end first before the others, with a line in the history; false when there are fewer. */
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

/** The order came to nothing: what was set aside can be spent again. Does nothing the second time. */
export async function releasePoints(tx: Queryable, orderPayId: number): Promise<void> {
	const points = new PointStore(tx);
	const hold = await points.endHold(orderPayId, "released");
	if (hold) await points.giveBack(hold);
}
