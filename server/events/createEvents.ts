import { discounted } from "#domain/offer/percent.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { won } from "#domain/shared/Won.ts";
import type { Catalog } from "#server/catalog/createCatalog.ts";
import { colourOf } from "#server/catalog/images.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Clock } from "#server/clock.ts";
import { cleanHtml } from "#server/content/cleanHtml.ts";
import type { Database } from "#server/database/Database.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { type DealRow, eventRow, plansOf } from "./eventRow.ts";
import { type AskedSaleDates, saleDates } from "./saleDates.ts";

/** Deals: what they tell, what they sell, on which days. [ENT-21, DEC-168] */
export interface Events {
	/**
	 * An event with its open stays, priced for the default stay, and its plans. One with a word is found only by it (DEC-118).
	 * @throws Refusal notFound
	 */
	view(
		id: number,
		secret: string | null,
		member: SignedInMember | null,
	): Promise<{
		event: Schemas["PromotionContent"];
		products: Schemas["ProductItem"][];
		rateplans: Schemas["EventPlan"][];
	}>;
	/**
	 * One night of a plan of the event, day by day, both ends included.
	 * @throws Refusal notFound, invalidRequest for more than a year or an end before its start
	 */
	saleDates(id: number, asked: AskedSaleDates, member: SignedInMember | null): Promise<Schemas["SaleDate"][]>;
}

export function createEvents(base: {
	readonly db: Database;
	readonly clock: Clock;
	readonly catalog: Catalog;
}): Events {
	const { db, clock, catalog } = base;
	return {
		async view(id, secret, member) {
			const event = await eventRow(db, id, secret);
			const plans = await plansOf(db, id);
			const ids = [...new Set(plans.map((plan) => plan.property_id))];
			return {
				event: eventAnswer(event),
				products: await catalog.productItems(ids.slice(0, 500), {}, member),
				rateplans: plans.slice(0, 100).map((plan) => ({
					productIdx: plan.property_id,
					productName: plan.product_name,
					rateplanIdx: plan.rateplan_id,
					rateplanName: plan.rateplan_name,
				})),
			};
		},

		saleDates: (id, asked, member) => saleDates(db, { id, asked, member, now: clock.now() }),
	};
}

function eventAnswer(event: DealRow): Schemas["PromotionContent"] {
	const word = event.secret === null ? "" : `?secret=${encodeURIComponent(event.secret)}`;
	return {
		eventIdx: event.event_id,
		eventUrl: `/events/${event.event_id}${word}`,
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
		html: cleanHtml(event.html),
	};
}
