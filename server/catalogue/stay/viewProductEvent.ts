import { addresses } from "#domain/navigation/addresses.ts";
import { EventStore } from "#server/catalogue/event/store/EventStore.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { promotionContent } from "./promotionContent.ts";
import { requireStay } from "./requireStay.ts";
import type { Schemas } from "./wire.ts";

/**
 * Returns the public event that sells an open plan of a stay today; null when there is none. [CALL-CONTENT-23, DEC-160, ENT-21]
 * @throws Refusal notFound
 */
export async function viewProductEvent(
	{ db, clock }: CatalogContext,
	productIdx: number,
): Promise<{ event: Schemas["PromotionContent"] | null }> {
	await requireStay(db, productIdx);
	const event = await new EventStore(db).running(productIdx, clock.now());
	if (!event) return { event: null };
	return { event: promotionContent(event, { eventUrl: addresses.event.to(event.id), html: null }) };
}
