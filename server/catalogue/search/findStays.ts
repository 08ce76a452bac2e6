import { setImmediate } from "node:timers/promises";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { nightDays, stayFrom } from "#domain/shared/StayDates.ts";
import { type PlanOffer, priceOffer } from "#server/catalogue/pricing/offers.ts";
import { perksAt, perksOf } from "#server/catalogue/pricing/planPerks.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import { loadPlans, loadPlansByNumber } from "#server/catalogue/pricing/store/loadPlans.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { cellOf, inUnit } from "./block/cells.ts";
import type { CityModel } from "./CityModel.ts";
import type { ReadModel } from "./ReadModel.ts";
import { perkMask, type ScanAnswer, type ScanQuery } from "./ScanQuery.ts";
import type { Scope } from "./Scope.ts";
import { isAnyStay, type StayWish, wishIn } from "./StayWish.ts";

/** Where to search: whole cities, or some of their stays. */
export interface SearchScope {
	readonly cityIds: readonly number[];
	/** Stays found by name; null when no names were searched. In recommended order, the lowest `quality` comes first. */
	readonly named: readonly { readonly id: number; readonly quality: number }[] | null;
	/** Criteria for the other stays, which follow the named ones. Without it, all stays are included when no names were searched, otherwise none. */
	readonly wish?: StayWish;
}

export interface StayQuery extends ScanQuery {
	readonly scope: SearchScope;
}

/** A stay of a result page with its confirmed price. */
export interface PricedStay {
	readonly stayId: number;
	/** The cheapest plan for this viewer, see `cheapestOffer`. */
	readonly offer: PlanOffer;
}

export interface FoundPage {
	readonly stays: readonly PricedStay[];
	readonly total: number;
	readonly facets: ScanAnswer["facets"];
}

const ROUNDS = 3;

/**
 * Finds a page of available stays. The read model proposes the page; the source tables confirm every stay and amount on it. Where they
 * differ (after a very recent booking), the local read model is corrected and searched again. Differences that remain after three rounds
 * are shown at their true price, or left out when no longer available.
 */
export async function findStays(db: Queryable, model: ReadModel, query: StayQuery): Promise<FoundPage> {
	const { stay, viewer, moment } = query;
	const wanted = perkMask(query.filters.chosen);
	const hasPerks = ({ plan }: PlanOffer): boolean =>
		(perksAt(perksOf(plan), stay, moment) & wanted) === wanted;
	for (let round = 1; ; round++) {
		const scopes = await scopesOf(model, query);
		const answer = model.scans.scan(scopes, query);
		const numbers = answer.stays.map(({ ratePlanId }) => ratePlanId);
		const plans = new Map(
			(await loadPlansByNumber(db, numbers, stay, moment)).map((plan) => [plan.ratePlanId, plan]),
		);
		const stays: PricedStay[] = [];
		const wrong: number[] = [];
		for (const { stayId, ratePlanId, amount } of answer.stays) {
			const plan = plans.get(ratePlanId);
			const offer = plan && priceOffer(plan, stay, viewer, moment);
			const isFound = offer?.isOnSale && hasPerks(offer);
			if (isFound) stays.push({ stayId, offer });
			if (!isFound || (offer.isHidden ? null : offer.saleAmount) !== amount) wrong.push(stayId);
		}
		if (wrong.length === 0 || round === ROUNDS) {
			return { stays, total: answer.total - (answer.stays.length - stays.length), facets: answer.facets };
		}
		const truth = Map.groupBy(await loadPlans(db, wrong, stay, moment), (plan) => plan.propertyId);
		for (const stayId of wrong) correct(scopes, stayId, truth.get(stayId) ?? []);
	}
}

/** Returns a page of available stays and their total from the read model alone; very recent bookings may be missing. */
export async function proposeStays(
	model: ReadModel,
	query: StayQuery,
): Promise<Pick<ScanAnswer, "stays" | "total">> {
	return model.scans.scan(await scopesOf(model, query), query);
}

/**
 * A night and the lowest price of a one-night stay for this viewer, over all rooms; the amount is null when it is hidden or nothing is
 * available.
 */
export interface LowestNight {
	readonly date: StayDate;
	readonly isFree: boolean;
	readonly amount: number | null;
}

/** Nights processed at a time; between batches the event loop serves other requests. */
const nightsAtOnce = 31;

/** Returns the lowest price of each of a number of consecutive nights, from the read model alone. */
export async function lowestNights(
	model: ReadModel,
	query: StayQuery,
	{ first, count }: { readonly first: StayDate; readonly count: number },
): Promise<LowestNight[]> {
	const lowest: LowestNight[] = [];
	for (let from = 0; from < count; from += nightsAtOnce) {
		const dates = nightDays(stayFrom(addDays(first, from), Math.min(nightsAtOnce, count - from)));
		await model.cityNights(query.scope.cityIds, dates);
		for (const date of dates) {
			const stay = { ...query.stay, ...stayFrom(date, 1) };
			const { stays } = await proposeStays(model, {
				...query,
				stay,
				sort: "priceAsc",
				offset: 0,
				limit: 1,
			});
			lowest.push({ date, isFree: stays.length > 0, amount: stays[0]?.amount ?? null });
		}
		await setImmediate();
	}
	return lowest;
}

async function scopesOf(model: ReadModel, { scope, stay, moment }: StayQuery): Promise<Scope[]> {
	if (stay.checkInDate < moment.today) return [];
	const cities = await model.cityNights(scope.cityIds, nightDays(stay));
	return cities.map((found): Scope => {
		const places = scope.named?.flatMap(({ id, quality }) => {
			const place = found.city.placeOf(id);
			return place === undefined ? [] : [{ place, quality }];
		});
		return { ...found, places: places ?? null, others: othersOf(scope, found.cityId, found.city) };
	});
}

function othersOf({ named, wish }: SearchScope, cityId: number, city: CityModel): Scope["others"] {
	if (wish) return isAnyStay(wish, cityId) ? "all" : wishIn(wish, cityId, city);
	return named ? "none" : "all";
}

/** Writes the confirmed prices and stock of a stay into the cached nights. */
function correct(scopes: readonly Scope[], stayId: number, plans: readonly StoredPlan[]): void {
	const byNumber = new Map(plans.map((plan) => [plan.ratePlanId, plan]));
	for (const { city, nights } of scopes) {
		const place = city.placeOf(stayId);
		if (place === undefined) continue;
		const block = city.blockOf(place);
		for (let cell = city.firstCells[place]!; cell < city.firstCells[place + 1]!; cell++) {
			const plan = byNumber.get(city.plans[cell]!);
			for (const [night, slot] of nights.entries()) {
				const now = plan ? cellOf(plan.prices[night] ?? null, plan.stock[night] ?? 0) : 0;
				// a price that needs another unit is picked up when its block is next laid out
				const fitting = inUnit(now, city.units[cell]!);
				if (fitting !== null) slot.set(block, cell - block.firstCell, fitting);
			}
		}
	}
}
