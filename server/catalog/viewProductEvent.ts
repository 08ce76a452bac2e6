import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { promotionContent } from "./promotionContent.ts";
import { requireStay } from "./requireStay.ts";
import { runningEvent } from "./runningEvent.ts";
import type { Schemas } from "./wire.ts";

/**
 * The event a stay takes part in today, or null. [CALL-CONTENT-23, DEC-160, ENT-21]
 * @throws Refusal notFound
 */
export async function viewProductEvent(
	{ db, clock }: CatalogContext,
	productIdx: number,
): Promise<{ event: Schemas["PromotionContent"] | null }> {
	await requireStay(db, productIdx);
	const event = await runningEvent(db, productIdx, koreanDay(clock.now()));
	if (!event) return { event: null };
	return { event: promotionContent(event, { eventUrl: `/events/${event.event_id}`, html: null }) };
}
