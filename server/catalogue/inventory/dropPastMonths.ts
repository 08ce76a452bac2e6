import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addMonths } from "#domain/shared/StayDate.ts";
import { monthOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { deletedUpTo, dropMonths, lastOfNext, saveProgress } from "./store/pastMonths.ts";

/** Whole past months kept, so that disputes about how a night was sold can still be looked into. */
const keptMonths = 3;

/**
 * Deletes the stock and prices of past months for one batch of stays. Each run resumes where the last one stopped, and a full pass
 * completes once a month. Existing orders keep their own copy of texts and prices, and returning nights of a deleted month has no effect.
 * @returns 1 when a batch was processed and more may follow, 0 when the pass is complete
 */
export async function dropPastMonths({ db, clock }: BaseParts): Promise<number> {
	const now = clock.now();
	const ym = monthOf(addMonths(koreanDay(now), -keptMonths));
	const after = await deletedUpTo(db, ym);
	if (after === true) return 0;
	const last = await lastOfNext(db, after);
	await db.tx(async (tx) => {
		if (last !== null) await dropMonths(tx, ym, after, last);
		await saveProgress(tx, ym, last ?? true, new Date(now));
	});
	return last === null ? 0 : 1;
}
