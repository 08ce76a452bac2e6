import { deleteUpTo, type RetentionName } from "#domain/member/retentionRules.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { forEachIsolated } from "#server/platform/jobs/forEachIsolated.ts";
import { deleteOld, forgetContracts, forgetUnpaid, isFull, retentions } from "./store/retention.ts";

const day = 86_400_000;

/** Returns the time before which data has exceeded its retention period. */
function limitOf(kept: RetentionName | number, now: number): Date {
	if (typeof kept === "number") return new Date(now - kept * day);
	const limit = deleteUpTo(kept, koreanDay(now));
	return new Date(limit === null ? 0 : (koreanInstant(`${limit} 00:00:00`) ?? 0));
}

async function untilFew(step: () => Promise<number>): Promise<number> {
	let all = 0;
	for (let count = await step(); ; count = await step()) {
		all += count;
		if (!isFull(count)) return all;
	}
}

/**
 * Deletes data that is no longer needed and archives due for destruction by law, and removes personal data from orders that were never paid
 * or whose contract retention has ended. Returns the number of rows. [DEC-196]
 */
export async function cleanUp({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const steps = [
		...retentions.map((retention) => () => deleteOld(db, retention, limitOf(retention.period, now))),
		() => forgetUnpaid(db, limitOf("unpaid", now)),
		() => forgetContracts(db, limitOf("contract", now)),
	];
	return forEachIsolated(steps, untilFew);
}
