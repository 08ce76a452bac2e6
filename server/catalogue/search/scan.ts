import { perFilter } from "#domain/search/stayFilters.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import { isPerkFilter, PERKS } from "#server/catalogue/pricing/planPerks.ts";
import { NO_AMOUNT } from "./Amounts.ts";
import { type AttributeFilter, attributeFilters } from "./AttributeFilter.ts";
import { BestStays, type FoundStay } from "./BestStays.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";
import { FacilityCounts } from "./FacilityCounts.ts";
import { PriceFilter } from "./PriceFilter.ts";
import { HIDDEN_AMOUNT } from "./PriceTable.ts";
import type { CityNights } from "./ReadModel.ts";
import type { Rules } from "./RuleBook.ts";
import { type ProposedStay, perkMask, type ScanAnswer, type ScanPart, type ScanQuery } from "./ScanQuery.ts";
import type { Scope } from "./Scope.ts";
import { StayPricer } from "./StayPricer.ts";

const NO_LANE = 0;
const MANY_LANES = -1;

/** Added to the sort quality of stays that were not named, so that they follow the named ones. */
const behindNames = 100;

/** Finds, counts and sorts the available stays of some cities using only the read model: no database access and no waiting. */
export function scan(scopes: readonly Scope[], rules: Rules, query: ScanQuery): ScanAnswer {
	const run = new Scan(rules, query);
	for (const scope of scopes) run.city(scope);
	return run.answer();
}

/** A scan in progress; `answer` covers the cities scanned so far. */
export class Scan {
	readonly #query: ScanQuery;
	readonly #pricer: StayPricer;
	readonly #best: BestStays;
	readonly #lanes: readonly AttributeFilter[];
	readonly #price: PriceFilter;
	readonly #facilitiesLow: number;
	readonly #facilitiesHigh: number;
	/** Number of stays by combination of the perks they are available with. */
	readonly #perkCounts = new Array<number>(1 << PERKS).fill(0);
	readonly #facilities = new FacilityCounts();
	/** Whether any filter other than the lanes can exclude a stay. */
	readonly #isNarrow: boolean;
	readonly #cities = new Map<CityModel, CityNights>();
	/** For the current city, by profile: the excluding lane (from 1; 0 none, -1 several), and the number of stays to count. */
	#failed: Int8Array = new Int8Array();
	#counts: Uint32Array = new Uint32Array();
	#total = 0;

	constructor(rules: Rules, query: ScanQuery) {
		const { chosen, price, area, subArea, bounds } = query.filters;
		this.#query = query;
		this.#pricer = new StayPricer(rules, query, perkMask(chosen));
		this.#best = new BestStays(query.offset + query.limit);
		this.#lanes = attributeFilters(chosen);
		this.#price = new PriceFilter(chosen.priceMax, nightsOf(query.stay) * query.stay.rooms, price);
		const bits = chosen.facilities.reduce((mask, facility) => mask | (1n << BigInt(facility)), 0n);
		this.#facilitiesLow = Number(bits & 0xffffffffn) | 0;
		this.#facilitiesHigh = Number(bits >> 32n) | 0;
		this.#isNarrow = area !== 0 || subArea !== 0 || bounds !== null || bits !== 0n;
	}

	/** Scans a city. `isOurs` picks the blocks that are not left to another scan; it is not called when only named stays are wanted. */
	city(scope: Scope, isOurs = () => true): void {
		const { city, others } = scope;
		this.#cities.set(city, scope);
		this.#failed = this.#failedLanes(city);
		this.#counts = new Uint32Array(this.#failed.length);
		const named = new Map(scope.places?.map(({ place, quality }) => [place, quality]));
		if (others === "none") this.#named(scope, named);
		else this.#blocks(scope, others, named, isOurs);
		this.#countLanes(city);
	}

	#blocks(
		scope: Scope,
		others: Exclude<Scope["others"], "none">,
		named: ReadonlyMap<number, number>,
		isOurs: () => boolean,
	): void {
		const { city } = scope;
		const { bounds } = this.#query.filters;
		for (const block of city.blocks.values()) {
			if (!isOurs()) continue;
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

	/** Scans only the named stays of a city. */
	#named(scope: Scope, named: ReadonlyMap<number, number>): void {
		const { city } = scope;
		const blocks = [...Map.groupBy(named.keys(), (place) => city.blockOf(place))];
		// in block order, because neighbouring blocks are read together
		for (const [block, places] of blocks.sort(([one], [other]) => one.number - other.number)) {
			this.#take(scope, block, block.firstStay, block.firstStay + block.stays);
			for (const place of places) this.#stay(city, place, named.get(place)!);
		}
	}

	answer(): ScanAnswer {
		const stays = this.#best.inOrder().slice(this.#query.offset);
		const total = this.#total;
		const lanes = new Map(this.#lanes.map(({ attribute, tally }) => [attribute, tally]));
		const perks = { total, counts: byBit(this.#perkCounts) };
		return {
			stays: stays.map((found) => this.#proposed(found)),
			total,
			facets: perFilter((key) => {
				if (key === "priceMax") return this.#price.facet();
				if (key === "facilities") return { total, counts: this.#facilities.counts() };
				if (isPerkFilter(key)) return perks;
				const counts = lanes.get(key)!;
				return { total: counts.reduce((sum, count) => sum + count, 0), counts };
			}),
		};
	}

	part(): ScanPart {
		const best = this.#best.inOrder();
		return {
			total: this.#total,
			tallies: this.#tallies,
			best: best.map(({ key, city, place }) => [key, this.#cities.get(city)!.cityId, place]),
		};
	}

	/** Adds the result of another scan over other blocks of the same cities. */
	join({ total, tallies, best }: ScanPart): void {
		this.#total += total;
		for (const [index, own] of this.#tallies.entries())
			for (const [place, count] of tallies[index]!.entries()) own[place] = (own[place] ?? 0) + count;
		const cities = new Map([...this.#cities].map(([city, { cityId }]) => [cityId, city]));
		for (const [key, cityId, place] of best) this.#best.offer(key, cities.get(cityId)!, place);
	}

	get #tallies(): readonly (number[] | Uint32Array)[] {
		const lanes = this.#lanes.map(({ tally }) => tally);
		return [this.#perkCounts, this.#price.tally, ...this.#facilities.tallies, ...lanes];
	}

	/** Prices a stay of the result again: recomputing the few on the page is cheaper than keeping all amounts. */
	#proposed({ city, place }: FoundStay): ProposedStay {
		this.#take(this.#cities.get(city)!, city.blockOf(place), place, place + 1);
		const [from, end] = [city.firstCells[place]!, city.firstCells[place + 1]!];
		const lowest = this.#pricer.lowest(from, end);
		const amount = lowest === HIDDEN_AMOUNT ? null : lowest;
		const [stayId, ratePlanId] = [city.ids[place]!, city.plans[this.#pricer.cellAt(lowest, from, end)]!];
		return { stayId, ratePlanId, amount, lat: city.lats[place]!, lng: city.lngs[place]! };
	}

	/** Prices the stays of a block from `place` up to `end` (exclusive). */
	#take(scope: CityNights, block: BlockPlace, place: number, end: number): void {
		const { firstCells } = scope.city;
		this.#pricer.take(scope, block, firstCells[place]!, firstCells[end]!);
	}

	#stay(city: CityModel, place: number, quality: number): void {
		if (this.#isNarrow && !this.#isWanted(city, place)) return;
		const profile = city.profiles[place]!;
		const failed = this.#failed[profile]!;
		if (failed === MANY_LANES) return;
		const from = city.firstCells[place]!;
		const end = city.firstCells[place + 1]!;
		const lowest = this.#pricer.lowest(from, end);
		if (lowest === NO_AMOUNT) return;
		if (failed === NO_LANE) this.#price.count(lowest);
		if (!this.#price.accepts(lowest)) return;
		this.#counts[profile]! += 1;
		if (failed !== NO_LANE) return;
		this.#total += 1;
		this.#facilities.count(city.facilities[2 * place]!, city.facilities[2 * place + 1]!);
		if (this.#pricer.hasPerks) this.#countPerks(city.rules, from, end);
		this.#best.offer(this.#keyOf(lowest, quality), city, place);
	}

	/** Returns, by profile, the lane that excludes its stays. Profiles excluded by several lanes count towards the values of none. */
	#failedLanes({ attributes }: CityModel): Int8Array {
		const failed = new Int8Array(attributes.stars.length);
		for (const [index, lane] of this.#lanes.entries()) {
			if (lane.isOpen) continue;
			const values = attributes[lane.attribute];
			for (let profile = 0; profile < failed.length; profile++) {
				if (lane.accepts(values[profile]!)) continue;
				failed[profile] = failed[profile] === NO_LANE ? index + 1 : MANY_LANES;
			}
		}
		return failed;
	}

	#countLanes({ attributes }: CityModel): void {
		for (const [index, lane] of this.#lanes.entries()) {
			const values = attributes[lane.attribute];
			for (let profile = 0; profile < values.length; profile++) {
				const failed = this.#failed[profile]!;
				if (failed === NO_LANE || failed === index + 1) lane.count(values[profile]!, this.#counts[profile]!);
			}
		}
	}

	#keyOf(amount: number, quality: number): number {
		const { sort } = this.#query;
		if (sort === "recommended") return quality;
		if (amount === HIDDEN_AMOUNT) return Number.POSITIVE_INFINITY;
		return sort === "priceAsc" ? amount : -amount;
	}

	#isWanted(city: CityModel, place: number): boolean {
		const { area, subArea, bounds } = this.#query.filters;
		if (area !== 0 && city.attributes.areas[city.profiles[place]!] !== area) return false;
		if (subArea !== 0 && city.subAreas[place] !== subArea) return false;
		if ((city.facilities[2 * place]! & this.#facilitiesLow) !== this.#facilitiesLow) return false;
		if ((city.facilities[2 * place + 1]! & this.#facilitiesHigh) !== this.#facilitiesHigh) return false;
		return bounds === null || isInside(city.lats[place]!, city.lngs[place]!, bounds);
	}

	/** Counts the perks for which the stay's lowest price with that perk is within the price filter. */
	#countPerks(rules: Int32Array, from: number, end: number): void {
		const { min, max } = this.#price;
		const kept = this.#pricer.perks(rules, from, end, max);
		const below = min > 0 ? this.#pricer.perks(rules, from, end, min - 1) : 0;
		this.#perkCounts[kept & ~below]! += 1;
	}
}

/** Converts counts by bit combination into counts by single bit. */
const byBit = (counts: readonly number[]): readonly number[] =>
	Array.from({ length: PERKS }, (_, bit) =>
		counts.reduce((sum, count, bits) => ((bits >> bit) & 1 ? sum + count : sum), 0),
	);

const isInside = (lat: number, lng: number, { south, west, north, east }: GeoBounds): boolean =>
	lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
