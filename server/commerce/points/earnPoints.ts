import type { Queryable } from "#server/platform/database/Database.ts";
import { type Earning, PointStore } from "./store/PointStore.ts";

/** How long 어썸캐시 lasts. [DEC-078] */
export const cashLifeMonths = 12;

/** Adds points to a balance with a line in the history; a cause that has paid before adds nothing. [DEC-067, DEC-078] */
export async function earnPoints(tx: Queryable, earning: Earning): Promise<boolean> {
	return earning.amount !== 0 && (await new PointStore(tx).earn(earning));
}
