import type { PointUse } from "#domain/payment/paymentAmounts.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { expireAccount } from "./expirePoints.ts";
import { PointStore } from "./store/PointStore.ts";

/**
 * Reserves a member's points for an order on hold. Points past their last day expire first, even if the job has not run since. [DEC-067]
 * @throws Refusal pointShort when the balance is too low
 */
export async function reservePoints(
	tx: Queryable,
	orderPayId: number,
	memberId: number,
	{ awesomeCash, welfarePoints }: PointUse,
	now: number,
): Promise<void> {
	if (awesomeCash > 0) await expireAccount(tx, { memberId, type: "AWESOME_CASH" }, now);
	if (welfarePoints > 0) await expireAccount(tx, { memberId, type: "WELFARE" }, now);
	if (awesomeCash === 0 && welfarePoints === 0) return;
	const points = new PointStore(tx);
	if (!(await points.take(memberId, { awesomeCash, welfarePoints }))) throw new Refusal("pointShort");
	await points.addHold(orderPayId, { memberId, awesomeCash, welfarePoints });
}
