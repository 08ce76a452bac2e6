import { eventPath } from "#domain/navigation/detours.ts";
import { cleanHtml } from "#server/catalogue/content/cleanHtml.ts";
import type { Catalog } from "#server/catalogue/stay/createCatalog.ts";
import { promotionContent } from "#server/catalogue/stay/promotionContent.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { type SaleDatesRequest, saleDates } from "./saleDates.ts";
import { type Deal, type DealPlan, EventStore } from "./store/EventStore.ts";

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
	 * Returns an event with its open plans and their stays, priced for the default dates and guests. An unlisted event is found only with its
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
		const { db, clock, catalog } = this.#parts;
		const store = new EventStore(db);
		const event = await store.find(id, secret, clock.now());
		if (!event) throw new Refusal("notFound");
		const plans = await store.plans(id);
		const ids = [...new Set(plans.map(({ stayId }) => stayId))];
		return {
			event: await eventAnswer(event),
			products: await catalog.loadProductItems(ids.slice(0, 500), {}, member),
			rateplans: plans.slice(0, 100).map(planAnswer),
		};
	}

	/**
	 * Returns the price and availability of one of the event's plans night by night; `startDate` and `endDate` are both included.
	 * @throws Refusal notFound, invalidRequest for more than 366 days, an end before its start or nights too far ahead
	 */
	saleDates(
		id: number,
		request: SaleDatesRequest,
		member: SignedInMember | null,
	): Promise<Schemas["SaleDate"][]> {
		const { db, clock } = this.#parts;
		return saleDates(db, { id, request, member, now: clock.now() });
	}
}

const planAnswer = (plan: DealPlan): Schemas["EventPlan"] => ({
	productIdx: plan.stayId,
	productName: plan.stayName,
	roomIdx: plan.roomId,
	rateplanIdx: plan.ratePlanId,
	rateplanName: plan.ratePlanName,
	externalId: plan.externalStayId,
	externalRoomId: plan.externalRoomId,
	externalRateplanId: plan.externalRatePlanId,
	minNights: plan.minNights,
	promotionIdx: plan.promotionId,
});

async function eventAnswer(event: Deal): Promise<Schemas["PromotionContent"]> {
	return promotionContent(event, {
		eventUrl: eventPath(event.id, event.secret),
		html: await cleanHtml(event.html),
	});
}
