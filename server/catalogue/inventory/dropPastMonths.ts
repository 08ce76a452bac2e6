import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addMonths } from "#domain/shared/StayDate.ts";
import { monthOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { deletedUpTo, dropMonths, keepProgress, lastOfNext } from "./store/pastMonths.ts";

/** Whole months that stay behind us: long enough for whoever looks up how a night was sold that is being argued about. */
const keptMonths = 3;

/**
 * Drops the stock and prices of some stays' months that are over; whether some were left, as a count. Once a month to the end, and from
 * where it stopped. What was booked keeps its own words and prices, and nights that are given back of a month that is gone are left alone.
 */
export async function dropPastMonths({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const ym = monthOf(addMonths(koreanDay(now), -keptMonths));
	const after = await deletedUpTo(db, ym);
	if (after === true) return 0;
	const last = await lastOfNext(db, after);
	await db.tx(async (tx) => {
		if (last !== null) await dropMonths(tx, ym, after, last);
		await keepProgress(tx, ym, last ?? true, new Date(now));
	});
	return last === null ? 0 : 1;
}
