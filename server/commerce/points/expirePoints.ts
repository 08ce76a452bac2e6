import { randomUUID } from "node:crypto";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type Batch, forEachDue } from "#server/platform/jobs/forEachIsolated.ts";
import { takePoints } from "./holdPoints.ts";
import { ExpiredPointStore, type PointAccount } from "./store/ExpiredPointStore.ts";
import { PointStore } from "./store/PointStore.ts";

/** Expires the points of one account; returns false when it has none to expire. */
export async function expireAccount(tx: Queryable, account: PointAccount, now: number): Promise<boolean> {
	const amount = await new ExpiredPointStore(tx).lockExpired(account, koreanDay(now));
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
 * Expires points not spent by the end of their last day and records it in the history. Points reserved by an unpaid order stay reserved:
 * they are either spent, or expire after their release. Returns the number of accounts. [DEC-067, DEC-068]
 */
export async function expirePoints({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const accounts = (batch: Batch) => new ExpiredPointStore(db).accounts(koreanDay(now), batch);
	return forEachDue(accounts, (account) => db.tx((tx) => expireAccount(tx, account, now)));
}
