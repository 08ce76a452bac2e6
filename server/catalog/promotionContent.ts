import { discounted } from "#domain/offer/percent.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { won } from "#domain/shared/Won.ts";
import { colourOf } from "./images.ts";
import type { EventRow } from "./runningEvent.ts";
import type { Schemas } from "./wire.ts";

/** What the wire tells of an event besides its text. [ENT-21, DEC-160, DEC-168] */
export const promotionContent = (
	event: EventRow,
	{ eventUrl, html }: Pick<Schemas["PromotionContent"], "eventUrl" | "html">,
): Schemas["PromotionContent"] => ({
	eventIdx: event.event_id,
	eventUrl,
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
	html,
});
