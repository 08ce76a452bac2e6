import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { CityModel } from "./CityModel.ts";
import { NightCache } from "./NightCache.ts";
import { NightCells } from "./NightCells.ts";
import { RuleBook } from "./RuleBook.ts";
import {
	type BlockNightKey,
	type CitySize,
	ModelStore,
	type NightKey,
	type StoredNight,
} from "./store/ModelStore.ts";
import { shardOf } from "./store/shards.ts";

/** A city with the nights of a stay, earliest first. */
export interface CityNights {
	readonly cityId: number;
	readonly city: CityModel;
	readonly nights: readonly NightCells[];
}

/** Nights of cities on their way from the database. */
interface Fetch {
	/** See `keyOf`. */
	readonly keys: ReadonlySet<string>;
	/** What is on its way was changed meanwhile. */
	isStale: boolean;
	/** Never rejects. */
	readonly done: Promise<void>;
}

const keyOf = ({ cityId, night }: NightKey): string => `${cityId}/${night}`;

/** Twice is a race with the leader; so often is a broken read model, whose unreadable blocks count as sold out. */
const ATTEMPTS = 4;

/**
 * This process's part of the read model: cities and nights are fetched when a search first needs them and follow their leaders
 * by `follow`.
 */
export class ReadModel {
	readonly rules: RuleBook;
	readonly #store: ModelStore;
	readonly #cities = new Map<number, Promise<CityModel>>();
	/** Of these the cities that are at hand. */
	readonly #known = new Map<number, CityModel>();
	readonly #nights: NightCache;
	readonly #fetches = new Set<Fetch>();
	/** How new what is at hand is, by shard. */
	#versions: readonly number[] = [];
	#rewritten = 0;

	constructor(db: Reads, maxBytes: number) {
		this.#store = new ModelStore(db);
		this.#nights = new NightCache(maxBytes);
		this.rules = new RuleBook(db);
	}

	/** Of the nights at hand. */
	get nightBytes(): number {
		return this.#nights.bytes;
	}

	/** How many cities a leader has arranged otherwise; their nights at hand were given up. */
	get rewritten(): number {
		return this.#rewritten;
	}

	/** All cities, the one with the most plans first. */
	largestCities(): Promise<readonly CitySize[]> {
		return this.#store.largestCities();
	}

	/** Begins to follow: everything fetched from now on is at least this new. */
	async begin(): Promise<void> {
		this.#versions = await this.#store.newest();
	}

	/** Takes over what the leaders committed since the last call. */
	async follow(today: StayDate): Promise<void> {
		const changes = await this.#store.changesSince(this.#versions);
		this.#nights.dropBefore(today);
		const rewritten = new Set(changes.filter(({ night }) => night === null).map(({ cityId }) => cityId));
		for (const cityId of rewritten) this.#forget(cityId);
		this.#rewritten += rewritten.size;
		const cached: BlockNightKey[] = [];
		for (const { cityId, night, block } of changes) {
			if (night === null || rewritten.has(cityId)) continue;
			this.#markStale({ cityId, night });
			if (this.#nights.peek(cityId, night)) cached.push({ cityId, night, block });
		}
		if (cached.length > 0) await this.#patch(cached);
		const versions = [...this.#versions];
		for (const { cityId, ver } of changes) {
			const shard = shardOf(cityId);
			versions[shard] = Math.max(versions[shard]!, ver);
		}
		this.#versions = versions;
	}

	async #patch(keys: readonly BlockNightKey[]): Promise<void> {
		const cities = new Map<number, CityModel>();
		for (const { cityId } of keys) {
			const city = await this.#cities.get(cityId);
			if (city) cities.set(cityId, city);
		}
		await this.#store.nights(keys, (stored) => {
			const { cityId, night } = stored;
			const city = cities.get(cityId);
			const cells = this.#nights.peek(cityId, night);
			// nights at hand belong to the city as it is known by then
			if (!city || !cells || this.#known.get(cityId) !== city) return;
			if (!place(city, cells, stored)) this.#forget(cityId);
		});
	}

	#forget(cityId: number): void {
		this.#cities.delete(cityId);
		this.#known.delete(cityId);
		this.#nights.dropCity(cityId);
		const prefix = `${cityId}/`;
		for (const fetch of this.#fetches) {
			if ([...fetch.keys].some((key) => key.startsWith(prefix))) fetch.isStale = true;
		}
	}

	#markStale(key: NightKey): void {
		for (const fetch of this.#fetches) if (fetch.keys.has(keyOf(key))) fetch.isStale = true;
	}

	/** The stays of some cities, in their order; their rules are in `rules`. Those not at hand are fetched in one statement. */
	cities(cityIds: readonly number[]): Promise<CityModel[]> {
		const missing = cityIds.filter((cityId) => !this.#cities.has(cityId));
		if (missing.length > 0) {
			const loading = this.#load(missing);
			for (const cityId of missing) {
				const city = loading.then((loaded) => loaded.get(cityId)!);
				this.#cities.set(cityId, city);
				city.then(
					(model) => {
						if (this.#cities.get(cityId) === city) this.#known.set(cityId, model);
					},
					() => this.#cities.delete(cityId),
				);
			}
		}
		return Promise.all(cityIds.map((cityId) => this.#cities.get(cityId)!));
	}

	async #load(cityIds: readonly number[]): Promise<ReadonlyMap<number, CityModel>> {
		const cities = new Map<number, CityModel>();
		for (const [cityId, blocks] of await this.#store.blocksOf(cityIds))
			cities.set(cityId, new CityModel(blocks));
		await this.rules.require([...cities.values()].map(({ rules }) => rules));
		return cities;
	}

	/** Cities with some nights; those not at hand are fetched in one statement, by one of those who ask at the same time. */
	async cityNights(cityIds: readonly number[], nights: readonly StayDate[]): Promise<CityNights[]> {
		for (let attempt = 1; ; ) {
			const cities = await this.cities(cityIds);
			// nights at hand belong to the cities as they are known now
			if (cities.some((city, index) => this.#known.get(cityIds[index]!) !== city)) continue;
			const missing: MissingNight[] = [];
			const found = cities.map((city, index): CityNights => {
				const cityId = cityIds[index]!;
				return {
					cityId,
					city,
					nights: nights.map((night) => {
						const held = this.#nights.get(cityId, night);
						if (held) return held;
						const cells = new NightCells(city);
						missing.push({ cityId, night, city, cells });
						return cells;
					}),
				};
			});
			if (missing.length === 0) return found;
			const keys = new Set(missing.map(keyOf));
			const others = [...this.#fetches].filter((fetch) => [...keys].some((key) => fetch.keys.has(key)));
			if (others.length > 0) {
				await Promise.all(others.map(({ done }) => done));
				continue;
			}
			if ((await this.#fetch(keys, missing)) || attempt === ATTEMPTS) return found;
			attempt++;
		}
	}

	/** Fills nights; false when one of them or its city changed meanwhile, and nothing of it may be kept. */
	async #fetch(keys: ReadonlySet<string>, missing: readonly MissingNight[]): Promise<boolean> {
		const { promise: done, resolve } = Promise.withResolvers<void>();
		const fetch: Fetch = { keys, isStale: false, done };
		this.#fetches.add(fetch);
		try {
			const wanted = new Map(missing.map((each) => [keyOf(each), each]));
			const misplaced = new Set<number>();
			await this.#store.nightsOf(missing, (stored) => {
				const { city, cells } = wanted.get(keyOf(stored))!;
				if (!place(city, cells, stored)) misplaced.add(stored.cityId);
			});
			for (const cityId of misplaced) this.#forget(cityId);
			if (fetch.isStale) return false;
			for (const { cityId, night, cells } of missing) this.#nights.put(cityId, night, cells);
			return true;
		} finally {
			this.#fetches.delete(fetch);
			resolve();
		}
	}
}

/** A night to be fetched, and where it goes. */
interface MissingNight extends NightKey {
	readonly city: CityModel;
	readonly cells: NightCells;
}

/** Puts a block's cells where they belong; false when the city knows the block in another layout. */
function place(city: CityModel, cells: NightCells, stored: StoredNight): boolean {
	const block = city.blocks.get(stored.block);
	if (block?.layout !== stored.layout) return false;
	cells.put(block, stored.cells);
	return true;
}
