import type { Queryable } from "#server/platform/database/Database.ts";
import { type Earning, PointStore } from "./store/PointStore.ts";

/** Validity of 어썸캐시 in months. [DEC-078] */
export const cashLifeMonths = 12;

/**
 * Adds points to a balance with an entry in the history. Returns false when nothing was added: the amount is 0 or the same source has
 * already paid. [DEC-067, DEC-078]
 */
export async function earnPoints(tx: Queryable, earning: Earning): Promise<boolean> {
	return earning.amount !== 0 && (await new PointStore(tx).earn(earning));
}
