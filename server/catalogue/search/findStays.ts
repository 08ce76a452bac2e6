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
import { perkMask, type ScanAnswer, type ScanQuestion } from "./ScanQuestion.ts";
import type { Scope } from "./Scope.ts";
import { isAnyStay, type StayWish, wishIn } from "./StayWish.ts";

/** Where to look: whole cities, or some of their stays. */
export interface SearchScope {
	readonly cityIds: readonly number[];
	/** These, by name; null = nobody was named. `quality`: the recommended order begins with the smallest. */
	readonly named: readonly { readonly id: number; readonly quality: number }[] | null;
	/** What other stays must be, which come after the named; absent = all stays when nobody was named, else none. */
	readonly wish?: StayWish;
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
	const wanted = perkMask(question.filters.chosen);
	const hasPerks = ({ plan }: PlanOffer): boolean =>
		(perksAt(perksOf(plan), stay, moment) & wanted) === wanted;
	for (let round = 1; ; round++) {
		const scopes = await scopesOf(model, question);
		const answer = model.scans.scan(scopes, question);
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

/** The free stays of a page and how many there are, by the read model alone: a booking of the last moments may be missing. */
export async function proposeStays(
	model: ReadModel,
	question: StayQuestion,
): Promise<Pick<ScanAnswer, "stays" | "total">> {
	return model.scans.scan(await scopesOf(model, question), question);
}

/** A night and the lowest that a stay of it alone costs this viewer, all rooms; null when it is kept back. */
export interface LowestNight {
	readonly date: StayDate;
	readonly isFree: boolean;
	readonly amount: number | null;
}

/** Nights are fetched so many at once, and others are answered in between. */
const nightsAtOnce = 31;

/** What each of some following nights costs at least, by the read model alone. */
export async function lowestNights(
	model: ReadModel,
	question: StayQuestion,
	{ first, count }: { readonly first: StayDate; readonly count: number },
): Promise<LowestNight[]> {
	const lowest: LowestNight[] = [];
	for (let from = 0; from < count; from += nightsAtOnce) {
		const dates = nightDays(stayFrom(addDays(first, from), Math.min(nightsAtOnce, count - from)));
		await model.cityNights(question.scope.cityIds, dates);
		for (const date of dates) {
			const stay = { ...question.stay, ...stayFrom(date, 1) };
			const { stays } = await proposeStays(model, {
				...question,
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

async function scopesOf(model: ReadModel, { scope, stay, moment }: StayQuestion): Promise<Scope[]> {
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

/** Writes what the truth says about a stay into the nights at hand. */
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
				// a price that needs another unit comes with the next layout of its block
				const fitting = inUnit(now, city.units[cell]!);
				if (fitting !== null) slot.set(block, cell - block.firstCell, fitting);
			}
		}
	}
}
