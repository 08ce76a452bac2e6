import { addresses } from "#domain/navigation/addresses.ts";
import { cleanHtml } from "#server/catalogue/content/cleanHtml.ts";
import type { Catalog } from "#server/catalogue/stay/createCatalog.ts";
import { promotionContent } from "#server/catalogue/stay/promotionContent.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { type AskedSaleDates, saleDates } from "./saleDates.ts";
import { type Deal, EventStore } from "./store/EventStore.ts";

interface EventsParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly catalog: Catalog;
}

/** Events (deals): their content, the plans they sell and their sale dates. [ENT-21, DEC-168] */
export class Events {
	readonly #parts: EventsParts;

	constructor(parts: EventsParts) {
		this.#parts = parts;
	}

	/**
	 * Returns an event with its plans and its open stays, priced for the default dates and guests. An unlisted event is found only with its
	 * secret word (DEC-118).
	 * @throws Refusal notFound
	 */
	async view(
		id: number,
		secret: string | null,
		member: SignedInMember | null,
	): Promise<{
		event: Schemas["PromotionContent"];
		products: Schemas["ProductItem"][];
		rateplans: Schemas["EventPlan"][];
	}> {
		const { db, catalog } = this.#parts;
		const store = new EventStore(db);
		const event = await store.find(id, secret);
		if (!event) throw new Refusal("notFound");
		const plans = await store.plans(id);
		const ids = [...new Set(plans.map(({ stayId }) => stayId))];
		return {
			event: await eventAnswer(event),
			products: await catalog.loadProductItems(ids.slice(0, 500), {}, member),
			rateplans: plans.slice(0, 100).map(({ stayId, stayName, ratePlanId, ratePlanName }) => ({
				productIdx: stayId,
				productName: stayName,
				rateplanIdx: ratePlanId,
				rateplanName: ratePlanName,
			})),
		};
	}

	/**
	 * Returns the price and availability of one of the event's plans night by night; `startDate` and `endDate` are both included.
	 * @throws Refusal notFound, invalidRequest for more than 366 days, an end before its start or nights too far ahead
	 */
	saleDates(
		id: number,
		asked: AskedSaleDates,
		member: SignedInMember | null,
	): Promise<Schemas["SaleDate"][]> {
		const { db, clock } = this.#parts;
		return saleDates(db, { id, asked, member, now: clock.now() });
	}
}

async function eventAnswer(event: Deal): Promise<Schemas["PromotionContent"]> {
	const word = event.secret === null ? "" : `?secret=${encodeURIComponent(event.secret)}`;
	return promotionContent(event, {
		eventUrl: `${addresses.event.to(event.id)}${word}`,
		html: await cleanHtml(event.html),
	});
}
