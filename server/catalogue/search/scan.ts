import { type FilterKey, perFilter } from "#domain/search/stayFilters.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import { PERKS } from "#server/catalogue/pricing/planPerks.ts";
import { BestStays, type FoundStay } from "./BestStays.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";
import { FacilityCounts } from "./FacilityCounts.ts";
import { type Lane, lanesOf } from "./Lane.ts";
import { PriceFilter } from "./PriceFilter.ts";
import type { CityNights } from "./ReadModel.ts";
import type { RuleBook } from "./RuleBook.ts";
import type { ChosenNumbers, ProposedStay, ScanAnswer, ScanQuestion } from "./ScanQuestion.ts";
import { KEPT_BACK, NOTHING, StayPricer } from "./StayPricer.ts";

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

const NO_LANE = -1;
const MANY_LANES = -2;

/** Behind every stay that was named. */
const behindNames = 100;

/** Finds, counts and orders the free stays of some cities by the read model alone: no database, no waiting. */
export function scan(scopes: readonly Scope[], rules: RuleBook, question: ScanQuestion): ScanAnswer {
	const run = new Scan(rules, question);
	for (const scope of scopes) run.city(scope);
	return run.answer();
}

class Scan {
	readonly #question: ScanQuestion;
	readonly #pricer: StayPricer;
	readonly #best: BestStays;
	readonly #lanes: readonly Lane[];
	/** Some of them may leave a stay out. */
	readonly #hasClosed: boolean;
	readonly #price: PriceFilter;
	readonly #facilitiesLow: number;
	readonly #facilitiesHigh: number;
	readonly #perkCounts = new Array<number>(PERKS).fill(0);
	readonly #facilities = new FacilityCounts();
	/** Anything but the lanes may leave a stay out. */
	readonly #isNarrow: boolean;
	readonly #cities = new Map<CityModel, CityNights>();
	/** What the lanes are about, of the city that is scanned. */
	#columns: readonly Uint16Array[] = [];
	#total = 0;

	constructor(rules: RuleBook, question: ScanQuestion) {
		const { chosen, price, area, subArea, bounds } = question.filters;
		this.#question = question;
		this.#pricer = new StayPricer(rules, question, perkMask(chosen));
		this.#best = new BestStays(question.offset + question.limit);
		this.#lanes = lanesOf(chosen);
		this.#hasClosed = this.#lanes.some(({ isOpen }) => !isOpen);
		this.#price = new PriceFilter(chosen.priceMax, nightsOf(question.stay) * question.stay.rooms, price);
		const bits = chosen.facilities.reduce((mask, facility) => mask | (1n << BigInt(facility)), 0n);
		this.#facilitiesLow = Number(bits & 0xffffffffn) | 0;
		this.#facilitiesHigh = Number(bits >> 32n) | 0;
		this.#isNarrow = area !== 0 || subArea !== 0 || bounds !== null || bits !== 0n;
	}

	city(scope: Scope): void {
		const { city, others } = scope;
		this.#cities.set(city, scope);
		this.#columns = this.#lanes.map(({ attribute }) => city.attributes[attribute]);
		const named = new Map(scope.places?.map(({ place, quality }) => [place, quality]));
		if (others === "none") {
			this.#named(scope, named);
			return;
		}
		const { bounds } = this.#question.filters;
		for (const block of city.blocks.values()) {
			const end = block.firstStay + block.stays;
			if (bounds && (block.south > bounds.north || block.north < bounds.south)) continue;
			this.#take(scope, block, block.firstStay, end);
			for (let place = block.firstStay; place < end; place++) {
				const quality = named.size > 0 ? named.get(place) : undefined;
				if (quality !== undefined) {
					this.#stay(city, place, quality);
					continue;
				}
				const distance = others === "all" ? 0 : others(place);
				if (distance >= 0) this.#stay(city, place, behindNames + distance);
			}
		}
	}

	/** Of a city only those that were named. */
	#named(scope: Scope, named: ReadonlyMap<number, number>): void {
		const { city } = scope;
		const blocks = [...Map.groupBy(named.keys(), (place) => city.blockOf(place))];
		// in their order, because neighbours are read together
		for (const [block, places] of blocks.sort(([one], [other]) => one.number - other.number)) {
			this.#take(scope, block, block.firstStay, block.firstStay + block.stays);
			for (const place of places) this.#stay(city, place, named.get(place)!);
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
				if (key === "facilities") return { total, counts: this.#facilities.counts() };
				const counts = lanes.get(key)?.counts();
				return counts ? { total: counts.reduce((sum, count) => sum + count, 0), counts } : perks;
			}),
		};
	}

	/** The amount again, of the few that are wanted: keeping it for all would cost more. */
	#proposed({ city, place }: FoundStay): ProposedStay {
		this.#take(this.#cities.get(city)!, city.blockOf(place), place, place + 1);
		const [from, end] = [city.firstCells[place]!, city.firstCells[place + 1]!];
		const lowest = this.#pricer.lowest(from, end);
		const amount = lowest === KEPT_BACK ? null : lowest;
		const [stayId, ratePlanId] = [city.ids[place]!, city.plans[this.#pricer.cellAt(lowest, from, end)]!];
		return { stayId, ratePlanId, amount, lat: city.lats[place]!, lng: city.lngs[place]! };
	}

	/** Makes the pricer ready for stays of a block, up to `end`. */
	#take(scope: CityNights, block: BlockPlace, place: number, end: number): void {
		const { firstCells } = scope.city;
		this.#pricer.take(scope, block, firstCells[place]!, firstCells[end]!);
	}

	#stay(city: CityModel, place: number, quality: number): void {
		if (this.#isNarrow && !this.#isWanted(city, place)) return;
		const failed = this.#hasClosed ? this.#failedLane(place) : NO_LANE;
		if (failed === MANY_LANES) return;
		const from = city.firstCells[place]!;
		const end = city.firstCells[place + 1]!;
		const lowest = this.#pricer.lowest(from, end);
		if (lowest === NOTHING) return;
		const hasPrice = this.#price.isKept(lowest);
		if (failed === NO_LANE) this.#price.count(lowest);
		if (!hasPrice) return;
		if (failed !== NO_LANE) {
			this.#lanes[failed]!.count(this.#columns[failed]![place]!);
			return;
		}
		for (let index = 0; index < this.#lanes.length; index++)
			this.#lanes[index]!.count(this.#columns[index]![place]!);
		this.#total += 1;
		this.#facilities.count(city.facilitiesLow[place]!, city.facilitiesHigh[place]!);
		if (this.#pricer.countPerks(city.rules, from, end)) this.#countPerks();
		this.#best.offer(this.#keyOf(lowest, quality), city, place);
	}

	/** The lane that leaves a stay out. When two do, it counts for the values of neither. */
	#failedLane(place: number): number {
		let failed = NO_LANE;
		for (let index = 0; index < this.#lanes.length; index++) {
			if (this.#lanes[index]!.isKept(this.#columns[index]![place]!)) continue;
			if (failed !== NO_LANE) return MANY_LANES;
			failed = index;
		}
		return failed;
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

	#countPerks(): void {
		for (let perk = 0; perk < PERKS; perk++) {
			const amount = this.#pricer.lowestWith[perk]!;
			if (amount !== NOTHING && this.#price.isKept(amount)) this.#perkCounts[perk]! += 1;
		}
	}
}

const isInside = (lat: number, lng: number, { south, west, north, east }: GeoBounds): boolean =>
	lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
