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

/** Deals: what they tell, what they sell, on which days. [ENT-21, DEC-168] */
export class Events {
	readonly #parts: EventsParts;

	constructor(parts: EventsParts) {
		this.#parts = parts;
	}

	/**
	 * An event with its open stays, priced for the default stay, and its plans. One with a word is found only by it (DEC-118).
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
	 * One night of a plan of the event, day by day, both ends included.
	 * @throws Refusal notFound, invalidRequest for more than a year or an end before its start
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
