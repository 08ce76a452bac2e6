import type { Catalog } from "#server/catalog/createCatalog.ts";
import { promotionContent } from "#server/catalog/promotionContent.ts";
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
	return promotionContent(event, {
		eventUrl: `/events/${event.event_id}${word}`,
		html: cleanHtml(event.html),
	});
}
