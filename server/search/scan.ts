import { type PriceStep, priceStepAmount, priceSteps } from "#domain/search/priceSteps.ts";
import type { StaySort } from "#domain/search/sortStays.ts";
import { conditionsFor, type PlanConditions } from "#server/pricing/PlanRule.ts";
import { planAmount } from "#server/pricing/planAmount.ts";
import type { Moment, StayTerms } from "#server/pricing/StayTerms.ts";
import type { Viewer } from "#server/pricing/Viewer.ts";
import { BestStays, type FoundStay } from "./BestStays.ts";
import type { CityModel } from "./CityModel.ts";
import { priceOf, stockOf } from "./cells.ts";
import type { RuleBook } from "./planRules.ts";
import type { CityNights } from "./ReadModel.ts";

/** The visible part of a map, degrees; west beyond east crosses the date line. */
export interface Bounds {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** What stays have to be, besides free. */
export interface StayFilters {
	/** 0 = all. */
	readonly area: number;
	readonly subArea: number;
	readonly priceMax: PriceStep | null;
	/** Empty = any. */
	readonly stars: readonly number[];
	/** Facility numbers; a stay must have all of them. */
	readonly facilities: readonly number[];
	readonly bounds: Bounds | null;
}

export interface ScanQuestion {
	readonly stay: StayTerms;
	readonly viewer: Viewer;
	readonly moment: Moment;
	readonly filters: StayFilters;
	readonly sort: StaySort;
	readonly offset: number;
	readonly limit: number;
}

/** How many free stays a filter's value leaves beside the other filters. */
export interface FacetCounts {
	/** By price step, in the order of `priceSteps`: stays at or below it. */
	readonly priceSteps: readonly number[];
	/** By number of stars, 0 to 5. */
	readonly stars: readonly number[];
	/** By facility number. */
	readonly facilities: readonly number[];
}

/** A stay with the plan this viewer pays least for. */
export interface ProposedStay {
	readonly stayId: number;
	readonly ratePlanId: number;
	/** Null when it is kept back, of every plan that is free. */
	readonly amount: number | null;
}

export interface ScanAnswer {
	readonly stays: readonly ProposedStay[];
	readonly total: number;
	readonly facets: FacetCounts;
}

const stepAmounts = priceSteps.map(priceStepAmount);
const FACILITIES = 63;

/** A stay a text search found, by its place in the city. `quality`: the recommended order begins with the smallest. */
export interface NamedPlace {
	readonly place: number;
	readonly quality: number;
}

/** Some stays of a city: all, or those at certain places. */
export interface Scope extends CityNights {
	readonly places: readonly NamedPlace[] | null;
}

/** Finds, counts and orders the free stays of some cities by the read model alone: no database, no waiting. */
export function scan(scopes: readonly Scope[], rules: RuleBook, question: ScanQuestion): ScanAnswer {
	const run = new Scan(rules, question);
	for (const scope of scopes) run.city(scope);
	return run.answer();
}

class Scan {
	readonly #question: ScanQuestion;
	readonly #rules: RuleBook;
	/** By rule number, filled when a rule is first met: null = not sold for this stay. */
	readonly #conditions: (PlanConditions | null | undefined)[] = [];
	readonly #best: BestStays;
	readonly #stars = new Set<number>();
	readonly #facilitiesLow: number;
	readonly #facilitiesHigh: number;
	readonly #stepCounts = new Array<number>(stepAmounts.length).fill(0);
	readonly #starCounts = new Array<number>(6).fill(0);
	readonly #facilityCounts = new Array<number>(FACILITIES).fill(0);
	readonly #nights = new Map<CityModel, CityNights["nights"]>();
	#total = 0;
	/** The cell that `#lowest` found last. */
	#cell = 0;

	constructor(rules: RuleBook, question: ScanQuestion) {
		this.#rules = rules;
		this.#question = question;
		this.#best = new BestStays(question.offset + question.limit);
		for (const star of question.filters.stars) this.#stars.add(star);
		const bits = question.filters.facilities.reduce((mask, facility) => mask | (1n << BigInt(facility)), 0n);
		this.#facilitiesLow = Number(bits & 0xffffffffn) | 0;
		this.#facilitiesHigh = Number(bits >> 32n) | 0;
	}

	city(scope: Scope): void {
		const { city, places } = scope;
		this.#nights.set(city, scope.nights);
		if (places) {
			for (const { place, quality } of places) this.#stay(scope, place, quality);
			return;
		}
		const { bounds } = this.#question.filters;
		for (const block of city.blocks.values()) {
			if (bounds && (block.south > bounds.north || block.north < bounds.south)) continue;
			const end = block.firstStay + block.stays;
			for (let place = block.firstStay; place < end; place++) this.#stay(scope, place, 0);
		}
	}

	answer(): ScanAnswer {
		const { offset } = this.#question;
		return {
			stays: this.#best
				.inOrder()
				.slice(offset)
				.map((found) => this.#proposed(found)),
			total: this.#total,
			facets: {
				priceSteps: this.#stepCounts.map((_, step, counts) =>
					counts.slice(0, step + 1).reduce((sum, count) => sum + count, 0),
				),
				stars: this.#starCounts,
				facilities: this.#facilityCounts,
			},
		};
	}

	/** The amount again, of the few that are wanted: keeping it for all would cost more. */
	#proposed({ city, place }: FoundStay): ProposedStay {
		const amount = this.#lowest(city, this.#nights.get(city) ?? [], place) ?? null;
		return { stayId: city.ids[place]!, ratePlanId: city.plans[this.#cell]!, amount };
	}

	#stay({ city, nights }: CityNights, place: number, quality: number): void {
		if (!this.#isWanted(city, place)) return;
		const amount = this.#lowest(city, nights, place);
		if (amount === undefined) return;
		const { stay, filters } = this.#question;
		const average =
			amount === null ? Number.POSITIVE_INFINITY : Math.floor(amount / (stay.nights * stay.rooms));
		const star = city.stars[place]!;
		const hasStars = this.#stars.size === 0 || this.#stars.has(star);
		const hasPrice = filters.priceMax === null || average <= priceStepAmount(filters.priceMax);
		if (hasStars) {
			const step = stepAmounts.findIndex((limit) => average <= limit);
			if (step >= 0) this.#stepCounts[step]! += 1;
		}
		if (hasPrice) this.#starCounts[star]! += 1;
		if (!hasStars || !hasPrice) return;
		this.#total += 1;
		this.#countFacilities(city, place);
		this.#best.offer(this.#keyOf(amount, quality), city, place);
	}

	#keyOf(amount: number | null, quality: number): number {
		if (this.#question.sort === "recommended") return quality;
		if (amount === null) return Number.POSITIVE_INFINITY;
		return this.#question.sort === "priceAsc" ? amount : -amount;
	}

	#isWanted(city: CityModel, place: number): boolean {
		const { area, subArea, bounds } = this.#question.filters;
		if (area !== 0 && city.areas[place] !== area) return false;
		if (subArea !== 0 && city.subAreas[place] !== subArea) return false;
		if ((city.facilitiesLow[place]! & this.#facilitiesLow) !== this.#facilitiesLow) return false;
		if ((city.facilitiesHigh[place]! & this.#facilitiesHigh) !== this.#facilitiesHigh) return false;
		return bounds === null || isInside(city.lats[place]!, city.lngs[place]!, bounds);
	}

	/** What the viewer pays least; null when every free plan's amount is kept back, undefined when nothing is free. */
	#lowest(city: CityModel, nights: CityNights["nights"], place: number): number | null | undefined {
		const { rooms } = this.#question.stay;
		const { isSpecial, memberId } = this.#question.viewer;
		const end = city.firstCells[place + 1]!;
		let lowest: number | null | undefined;
		cells: for (let cell = city.firstCells[place]!; cell < end; cell++) {
			const conditions = this.#conditionsOf(city.rules[cell]!);
			if (conditions === null) continue;
			let sum = 0;
			for (let night = 0; night < nights.length; night++) {
				const value = nights[night]![cell]!;
				if (stockOf(value) < rooms) continue cells;
				sum += priceOf(value);
			}
			if (conditions.isHidden && memberId === null) {
				if (lowest === undefined) {
					lowest = null;
					this.#cell = cell;
				}
				continue;
			}
			const amount = planAmount(sum * rooms, conditions, isSpecial);
			if (lowest === undefined || lowest === null || amount < lowest) {
				lowest = amount;
				this.#cell = cell;
			}
		}
		return lowest;
	}

	#conditionsOf(ruleId: number): PlanConditions | null {
		const known = this.#conditions[ruleId];
		if (known !== undefined) return known;
		const rule = this.#rules.get(ruleId);
		const conditions = rule ? conditionsFor(rule, this.#question.stay, this.#question.moment) : null;
		this.#conditions[ruleId] = conditions;
		return conditions;
	}

	#countFacilities(city: CityModel, place: number): void {
		for (let bits = city.facilitiesLow[place]!; bits !== 0; bits &= bits - 1) {
			this.#facilityCounts[31 - Math.clz32(bits & -bits)]! += 1;
		}
		for (let bits = city.facilitiesHigh[place]!; bits !== 0; bits &= bits - 1) {
			this.#facilityCounts[63 - Math.clz32(bits & -bits)]! += 1;
		}
	}
}

const isInside = (lat: number, lng: number, { south, west, north, east }: Bounds): boolean =>
	lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
