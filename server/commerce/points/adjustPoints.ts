import { randomUUID } from "node:crypto";
import type { PointBalances, PointType } from "#domain/member/Points.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { earnPoints, lastDayOf } from "./earnPoints.ts";
import { takePoints } from "./holdPoints.ts";
import { PointStore } from "./store/PointStore.ts";

export interface PointAdjustment {
	readonly memberId: number;
	readonly type: PointType;
	/** Negative to take points away. */
	readonly amount: number;
	/** Text of the entry in the member's history. */
	readonly title: string;
}

/**
 * Gives points to a member or takes some away, with an ordinary entry in the history. Returns the balance afterwards.
 * @throws Refusal notFound when there is no active member, pointShort when the balance is too low
 */
export function adjustPoints(
	{ db, clock }: BaseParts,
	{ memberId, type, amount, title }: PointAdjustment,
): Promise<PointBalances> {
	const now = clock.now();
	const line = { memberId, type, title, orderNum: null, source: `operator:${randomUUID()}`, now };
	return db.tx(async (tx) => {
		if (!(await new StandingStore(tx).lock(memberId))) throw new Refusal("notFound");
		const points = new PointStore(tx);
		if (amount > 0) {
			await earnPoints(tx, { ...line, action: "SAVE", amount, expiresOn: lastDayOf(type, now) });
		} else if (!(await takePoints(points, { ...line, action: "USE", amount: -amount }))) {
			throw new Refusal("pointShort");
		}
		return points.balance(memberId);
	});
}
