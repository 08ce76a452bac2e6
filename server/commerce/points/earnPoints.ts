import type { PointType } from "#domain/member/Points.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addMonths, type StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type Earning, PointStore } from "./store/PointStore.ts";

/** Validity of 어썸캐시 in months. [DEC-078] */
const cashLifeMonths = 12;

/** Returns the last day of points credited now: 어썸캐시 lasts a year, 복지포인트 (null) until its company ends it. [DEC-067] */
export const lastDayOf = (type: PointType, now: number): StayDate | null =>
	type === "AWESOME_CASH" ? addMonths(koreanDay(now), cashLifeMonths) : null;

/**
 * Adds points to a balance with an entry in the history. Returns false when nothing was added: the amount is 0 or the same source has
 * already paid. [DEC-067, DEC-078]
 */
export async function earnPoints(tx: Queryable, earning: Earning): Promise<boolean> {
	return earning.amount !== 0 && (await new PointStore(tx).earn(earning));
}
