import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { type FilterKey, perFilter } from "#domain/search/stayFilters.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import { conditionsFor, type PlanConditions } from "#server/catalogue/pricing/PlanRule.ts";
import { planAmount } from "#server/catalogue/pricing/planAmount.ts";
import { PERKS, perksAt } from "#server/catalogue/pricing/planPerks.ts";
import { BestStays, type FoundStay } from "./BestStays.ts";
import { priceOf, stockOf } from "./block/cells.ts";
import type { CityModel } from "./CityModel.ts";
import { type Lane, lanesOf } from "./Lane.ts";
import { PriceFilter } from "./PriceFilter.ts";
import type { CityNights } from "./ReadModel.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ChosenNumbers, ProposedStay, ScanAnswer, ScanQuestion } from "./ScanQuestion.ts";

const FACILITIES = 63;

/** Above every amount, and below `NOTHING`: a price that is kept back counts when there is no other. */
const KEPT_BACK = Number.MAX_VALUE;
const NOTHING = Number.POSITIVE_INFINITY;

/** The bits of some perks. */
export const perkMask = ({ freeCancel, meals }: Pick<ChosenNumbers, "freeCancel" | "meals">): number =>
	[...freeCancel, ...meals].reduce((mask, perk) => mask | (1 << perk), 0);

/** A stay a text search found, by its place in the city. `quality`: the recommended order begins with the smallest. */
export interface NamedPlace {
	readonly place: number;
	readonly quality: number;
}

/** Some stays of a city. */
export interface Scope extends CityNights {
	/** Those that were named; they come first. */
	readonly places: readonly NamedPlace[] | null;
	/** The others: how far each is from what was asked for, -1 when it is not that. */
	readonly others: "all" | "none" | ((place: number) => number);
}

/** Behind every stay that was named. */
const behindNames = 100;

/** Finds, counts and orders the free stays of some cities by the read model alone: no database, no waiting. */
export function scan(scopes: readonly Scope[], rules: RuleBook, question: ScanQuestion): ScanAnswer {
	const run = new Scan(rules, question);
	for (const scope of scopes) run.city(scope);
	return run.answer();
}

/** What a rule means for one question. */
interface Terms {
	readonly conditions: PlanConditions;
	readonly perks: number;
}

class Scan {
	readonly #question: ScanQuestion;
	readonly #rules: RuleBook;
	/** By rule number, filled when a rule is first met: null = not sold for this stay. */
	readonly #terms: (Terms | null | undefined)[] = [];
	readonly #best: BestStays;
	readonly #lanes: readonly Lane[];
	readonly #price: PriceFilter;
	readonly #perks: number;
	readonly #facilitiesLow: number;
	readonly #facilitiesHigh: number;
	readonly #perkCounts = new Array<number>(PERKS).fill(0);
	readonly #facilityCounts = new Array<number>(FACILITIES).fill(0);
	readonly #nights = new Map<CityModel, CityNights["nights"]>();
	/** What `#price` found last: the lowest amount with the perks asked for, and with each perk on top of them. */
	#lowest = NOTHING;
	readonly #lowestWith = new Float64Array(PERKS);
	/** The cell of `#lowest`. */
	#cell = 0;
	#total = 0;

	constructor(rules: RuleBook, question: ScanQuestion) {
		const { chosen } = question.filters;
		this.#rules = rules;
		this.#question = question;
		this.#best = new BestStays(question.offset + question.limit);
		this.#lanes = lanesOf(chosen);
		this.#price = new PriceFilter(chosen.priceMax, nightsOf(question.stay) * question.stay.rooms);
		this.#perks = perkMask(chosen);
		const bits = chosen.facilities.reduce((mask, facility) => mask | (1n << BigInt(facility)), 0n);
		this.#facilitiesLow = Number(bits & 0xffffffffn) | 0;
		this.#facilitiesHigh = Number(bits >> 32n) | 0;
	}

	city(scope: Scope): void {
		const { city, places, others } = scope;
		this.#nights.set(city, scope.nights);
		for (const { place, quality } of places ?? []) this.#stay(scope, place, quality);
		if (others === "none") return;
		const named = new Set(places?.map(({ place }) => place));
		const { bounds } = this.#question.filters;
		for (const block of city.blocks.values()) {
			if (bounds && (block.south > bounds.north || block.north < bounds.south)) continue;
			const end = block.firstStay + block.stays;
			for (let place = block.firstStay; place < end; place++) {
				if (named.has(place)) continue;
				const distance = others === "all" ? 0 : others(place);
				if (distance >= 0) this.#stay(scope, place, behindNames + distance);
			}
		}
	}

	answer(): ScanAnswer {
		const { offset } = this.#question;
		const stays = this.#best.inOrder().slice(offset);
		const total = this.#total;
		const lanes = new Map<FilterKey, Lane>(this.#lanes.map((lane) => [lane.attribute, lane]));
		const perks = { total, counts: this.#perkCounts };
		return {
			stays: stays.map((found) => this.#proposed(found)),
			total,
			facets: perFilter((key) => {
				if (key === "priceMax") return this.#price.facet();
				if (key === "facilities") return { total, counts: this.#facilityCounts };
				const counts = lanes.get(key)?.counts();
				return counts ? { total: counts.reduce((sum, count) => sum + count, 0), counts } : perks;
			}),
		};
	}

	/** The amount again, of the few that are wanted: keeping it for all would cost more. */
	#proposed({ city, place }: FoundStay): ProposedStay {
		this.#priceOf(city, this.#nights.get(city) ?? [], place);
		const amount = this.#lowest === KEPT_BACK ? null : this.#lowest;
		const [stayId, ratePlanId] = [city.ids[place]!, city.plans[this.#cell]!];
		return { stayId, ratePlanId, amount, lat: city.lats[place]!, lng: city.lngs[place]! };
	}

	#stay({ city, nights }: CityNights, place: number, quality: number): void {
		if (!this.#isWanted(city, place)) return;
		let failed: Lane | null = null;
		for (const lane of this.#lanes) {
			if (lane.isKept(city.attributes[lane.attribute][place]!)) continue;
			// two filters leave it out: it counts for the values of neither
			if (failed !== null) return;
			failed = lane;
		}
		this.#priceOf(city, nights, place);
		if (this.#lowest === NOTHING) return;
		const hasPrice = this.#price.isKept(this.#lowest);
		if (failed === null) this.#price.count(this.#lowest);
		if (!hasPrice) return;
		if (failed !== null) {
			failed.count(city.attributes[failed.attribute][place]!);
			return;
		}
		for (const lane of this.#lanes) lane.count(city.attributes[lane.attribute][place]!);
		this.#total += 1;
		this.#countFacilities(city, place);
		this.#countPerks();
		this.#best.offer(this.#keyOf(this.#lowest, quality), city, place);
	}

	#keyOf(amount: number, quality: number): number {
		const { sort } = this.#question;
		if (sort === "recommended") return quality;
		if (amount === KEPT_BACK) return Number.POSITIVE_INFINITY;
		return sort === "priceAsc" ? amount : -amount;
	}

	#isWanted(city: CityModel, place: number): boolean {
		const { area, subArea, bounds } = this.#question.filters;
		if (area !== 0 && city.attributes.areas[place] !== area) return false;
		if (subArea !== 0 && city.subAreas[place] !== subArea) return false;
		if ((city.facilitiesLow[place]! & this.#facilitiesLow) !== this.#facilitiesLow) return false;
		if ((city.facilitiesHigh[place]! & this.#facilitiesHigh) !== this.#facilitiesHigh) return false;
		return bounds === null || isInside(city.lats[place]!, city.lngs[place]!, bounds);
	}

	/** Finds what the viewer pays least, overall and with each perk. */
	#priceOf(city: CityModel, nights: CityNights["nights"], place: number): void {
		const { rooms } = this.#question.stay;
		const { isSpecial, memberId } = this.#question.viewer;
		const end = city.firstCells[place + 1]!;
		this.#lowest = NOTHING;
		this.#lowestWith.fill(NOTHING);
		cells: for (let cell = city.firstCells[place]!; cell < end; cell++) {
			const terms = this.#termsOf(city.rules[cell]!);
			if (terms === null || (terms.perks & this.#perks) !== this.#perks) continue;
			const { conditions, perks } = terms;
			let sum = 0;
			for (let night = 0; night < nights.length; night++) {
				const value = nights[night]![cell]!;
				if (stockOf(value) < rooms) continue cells;
				sum += priceOf(value);
			}
			const isKeptBack = isAmountHidden(conditions.isHidden, memberId !== null);
			const amount = isKeptBack ? KEPT_BACK : planAmount(sum * rooms, conditions, isSpecial);
			if (amount < this.#lowest) {
				this.#lowest = amount;
				this.#cell = cell;
			}
			for (let perk = 0; perk < PERKS; perk++) {
				if ((perks >> perk) & 1 && amount < this.#lowestWith[perk]!) this.#lowestWith[perk] = amount;
			}
		}
	}

	#termsOf(ruleId: number): Terms | null {
		const known = this.#terms[ruleId];
		if (known !== undefined) return known;
		const { stay, moment } = this.#question;
		const rule = this.#rules.get(ruleId);
		const conditions = rule ? conditionsFor(rule, stay, moment) : null;
		const terms = rule && conditions ? { conditions, perks: perksAt(rule.perks, stay, moment) } : null;
		this.#terms[ruleId] = terms;
		return terms;
	}

	#countPerks(): void {
		for (let perk = 0; perk < PERKS; perk++) {
			const amount = this.#lowestWith[perk]!;
			if (amount !== NOTHING && this.#price.isKept(amount)) this.#perkCounts[perk]! += 1;
		}
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

const isInside = (lat: number, lng: number, { south, west, north, east }: GeoBounds): boolean =>
	lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
