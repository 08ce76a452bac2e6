import { discounted } from "#domain/offer/percent.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { colourOf } from "./images.ts";
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
	return {
		event: {
			eventIdx: event.event_id,
			eventUrl: `/events/${event.event_id}`,
			saleTerm: `${monthDay(event.sale_start)} ~ ${monthDay(event.sale_end)}`,
			productImg: event.image_key,
			productImgColor: colourOf(event.image_key),
			eventTitle: event.title,
			eventSubTitle: event.subtitle,
			stayStartDate: event.stay_start,
			stayEndDate: event.stay_end,
			discountRate: event.discount_rate,
			discountPrice: discounted(won(event.lowest_night ?? 0), event.discount_rate),
			alarmIdx: event.alarm_id,
			couponIdx: event.coupon_manager_id,
			html: null,
		},
	};
}
