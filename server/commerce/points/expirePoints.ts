import { randomUUID } from "node:crypto";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type Batch, forEachDue } from "#server/platform/jobs/forEachIsolated.ts";
import { takePoints } from "./holdPoints.ts";
import { type PointAccount, PointEnds } from "./store/PointEnds.ts";
import { PointStore } from "./store/PointStore.ts";

async function expire(tx: Queryable, account: PointAccount, now: number): Promise<boolean> {
	const amount = await new PointEnds(tx).lockOver(account, koreanDay(now));
	if (amount === 0) return false;
	return takePoints(new PointStore(tx), {
		...account,
		action: "EXPIRE",
		amount,
		title: "유효 기간 만료",
		orderNum: null,
		source: `expire:${randomUUID()}`,
		now,
	});
}

/**
 * Points that nobody spent until the end of their last day are gone, and the history says so. What an unpaid order has set aside
 * stays with it: it is spent, or goes when it comes back. How many accounts. [DEC-067, DEC-068]
 */
export async function expirePoints({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const accounts = (batch: Batch) => new PointEnds(db).accounts(koreanDay(now), batch);
	return forEachDue(accounts, (account) => db.tx((tx) => expire(tx, account, now)));
}
