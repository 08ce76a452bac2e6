import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { loadPlans, loadPlansByNumber, type StoredPlan } from "#server/pricing/loadPlans.ts";
import { type PlanOffer, priceOffer } from "#server/pricing/offers.ts";
import { MAX_NIGHTS } from "#server/pricing/PlanRule.ts";
import { cellOf } from "./cells.ts";
import type { ReadModel } from "./ReadModel.ts";
import { type ScanAnswer, type ScanQuestion, type Scope, scan } from "./scan.ts";

/** Where to look: whole cities, or some of their stays. */
export interface SearchScope {
	readonly cityIds: readonly number[];
	/** Only these; null = all of the cities. `quality`: the recommended order begins with the smallest. */
	readonly named: readonly { readonly id: number; readonly quality: number }[] | null;
}

export interface StayQuestion extends ScanQuestion {
	readonly scope: SearchScope;
}

/** A stay of a page, with the truth of its price. */
export interface PricedStay {
	readonly stayId: number;
	/** The plan this viewer pays least for, see `cheapestOffer`. */
	readonly offer: PlanOffer;
}

export interface FoundPage {
	readonly stays: readonly PricedStay[];
	readonly total: number;
	readonly facets: ScanAnswer["facets"];
}

const ROUNDS = 3;

/**
 * Finds a page of free stays: the read model proposes it, the truth tables confirm every stay and won on it. Where they
 * disagree (a booking a moment ago), the read model at hand is corrected from the truth and asked again; what still
 * disagrees then is shown at its true price, or left out when it is gone.
 */
export async function findStays(db: Queryable, model: ReadModel, question: StayQuestion): Promise<FoundPage> {
	const { stay, viewer, moment } = question;
	for (let round = 1; ; round++) {
		const scopes = await scopesOf(model, question);
		const answer = scan(scopes, model.rules, question);
		const numbers = answer.stays.map(({ ratePlanId }) => ratePlanId);
		const plans = new Map(
			(await loadPlansByNumber(db, numbers, stay, moment)).map((plan) => [plan.ratePlanId, plan]),
		);
		const stays: PricedStay[] = [];
		const wrong: number[] = [];
		for (const { stayId, ratePlanId, amount } of answer.stays) {
			const plan = plans.get(ratePlanId);
			const offer = plan && priceOffer(plan, stay, viewer, moment);
			if (offer?.isOnSale) stays.push({ stayId, offer });
			if (!offer?.isOnSale || (offer.isHidden ? null : offer.prices.saleAmount) !== amount)
				wrong.push(stayId);
		}
		if (wrong.length === 0 || round === ROUNDS) {
			return { stays, total: answer.total - (answer.stays.length - stays.length), facets: answer.facets };
		}
		const truth = Map.groupBy(await loadPlans(db, wrong, stay, moment), (plan) => plan.propertyId);
		for (const stayId of wrong) correct(scopes, stayId, truth.get(stayId) ?? []);
	}
}

async function scopesOf(model: ReadModel, { scope, stay, moment }: StayQuestion): Promise<Scope[]> {
	if (stay.checkIn < moment.today || stay.nights < 1 || stay.nights > MAX_NIGHTS) return [];
	const nights = Array.from({ length: stay.nights }, (_, night): StayDate => addDays(stay.checkIn, night));
	return Promise.all(
		scope.cityIds.map(async (cityId) => {
			const found = await model.cityNights(cityId, nights);
			const places = scope.named?.flatMap(({ id, quality }) => {
				const place = found.city.placeOf(id);
				return place === undefined ? [] : [{ place, quality }];
			});
			return { ...found, places: places ?? null };
		}),
	);
}

/** Writes what the truth says about a stay into the nights at hand. */
function correct(scopes: readonly Scope[], stayId: number, plans: readonly StoredPlan[]): void {
	const byNumber = new Map(plans.map((plan) => [plan.ratePlanId, plan]));
	for (const { city, nights } of scopes) {
		const place = city.placeOf(stayId);
		if (place === undefined) continue;
		for (let cell = city.firstCells[place]!; cell < city.firstCells[place + 1]!; cell++) {
			const plan = byNumber.get(city.plans[cell]!);
			for (const [night, cells] of nights.entries()) {
				cells[cell] = plan ? cellOf(plan.prices[night] ?? null, plan.stock[night] ?? 0) : 0;
			}
		}
	}
}
