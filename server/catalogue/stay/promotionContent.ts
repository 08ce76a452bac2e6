import { monthDay } from "#domain/shared/dateForms.ts";
import { discounted } from "#domain/shared/percent.ts";
import { won } from "#domain/shared/Won.ts";
import type { EventHead } from "#server/catalogue/event/store/EventStore.ts";
import { colourOf } from "./images.ts";
import type { Schemas } from "./wire.ts";

/** Converts an event to the wire format; the caller supplies its URL and HTML. [ENT-21, DEC-160, DEC-168] */
export const promotionContent = (
	event: EventHead,
	{ eventUrl, html }: Pick<Schemas["PromotionContent"], "eventUrl" | "html">,
): Schemas["PromotionContent"] => ({
	eventIdx: event.id,
	eventUrl,
	saleTerm: `${monthDay(event.saleStart)} ~ ${monthDay(event.saleEnd)}`,
	productImg: event.imageKey,
	productImgColor: colourOf(event.imageKey),
	eventTitle: event.title,
	eventSubTitle: event.subtitle,
	stayStartDate: event.stayStart,
	stayEndDate: event.stayEnd,
	discountRate: event.discountRate,
	discountPrice: discounted(won(event.lowestNight ?? 0), event.discountRate),
	alarmIdx: event.alarmId,
	couponIdx: event.couponManagerId,
	html,
});
