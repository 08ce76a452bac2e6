import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { type BlockPlace, CityModel } from "./CityModel.ts";
import type { NightCache } from "./NightCache.ts";
import type { NightSlot } from "./NightSlot.ts";
import { RuleBook } from "./RuleBook.ts";
import { SharedScans } from "./SharedScans.ts";
import {
	type BlockNightKey,
	type Change,
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
	readonly nights: readonly NightSlot[];
}

/** Nights of cities being fetched from the database. */
interface Fetch {
	/** The nights in flight, see `keyOf`. */
	readonly keys: ReadonlySet<string>;
	/** Whether any of the data changed while it was being fetched. */
	isStale: boolean;
	/** Resolves when the fetch has ended; never rejects. */
	readonly done: Promise<void>;
}

const keyOf = ({ cityId, night }: NightKey): string => `${cityId}/${night}`;

/** Attempts to load nights: one failure may be a race with the leader, this many mean unreadable blocks, which count as sold out. */
const ATTEMPTS = 4;

/**
 * This process's copy of the read model. Cities and nights are loaded when a search first needs them; `follow` applies the leaders' later
 * changes.
 */
export class ReadModel {
	readonly rules: RuleBook;
	readonly scans: SharedScans;
	readonly #store: ModelStore;
	readonly #cities = new Map<number, Promise<CityModel>>();
	/** The cities in `#cities` that have finished loading. */
	readonly #known = new Map<number, CityModel>();
	readonly #nights: NightCache;
	readonly #fetches = new Set<Fetch>();
	/** Version of the loaded data, by shard. */
	#versions: readonly number[] = [];
	#rewritten = 0;

	constructor(db: Reads, nights: NightCache) {
		this.#store = new ModelStore(db);
		this.#nights = nights;
		this.rules = new RuleBook(db);
		this.scans = new SharedScans(this.rules);
	}

	/** Total size of the cached nights, in bytes. */
	get nightBytes(): number {
		return this.#nights.bytes;
	}

	/** Number of blocks that leaders have laid out anew so far. Cached nights of such blocks are no longer valid. */
	get rewritten(): number {
		return this.#rewritten;
	}

	/** Returns all cities, the one with the most blocks first. */
	largestCities(): Promise<readonly CitySize[]> {
		return this.#store.largestCities();
	}

	/** Starts following: everything loaded from now on is at least as new as the current versions. */
	async begin(): Promise<void> {
		this.#versions = await this.#store.newest();
	}

	/** Applies the changes leaders have committed since the last call. */
	async follow(today: StayDate): Promise<void> {
		const changes = await this.#store.changesSince(this.#versions);
		this.#nights.dropBefore(today);
		const rewritten = changes.filter(({ night }) => night === null);
		this.#rewritten += rewritten.length;
		const cached: BlockNightKey[] = [];
		for (const { cityId, night, block } of changes) {
			if (night === null) continue;
			this.#markStale({ cityId, night });
			if (this.#nights.peek(cityId, night)) cached.push({ cityId, night, block });
		}
		await this.#rearrange(rewritten);
		if (cached.length > 0) await this.#patch(cached);
		const versions = [...this.#versions];
		for (const { cityId, ver } of changes) {
			const shard = shardOf(cityId);
			versions[shard] = Math.max(versions[shard]!, ver);
		}
		this.#versions = versions;
	}

	/** Replaces blocks that have a new layout. Searches use the old ones until the new ones are loaded. */
	async #rearrange(changes: readonly Change[]): Promise<void> {
		// a city that is still loading may or may not include the change, so it is loaded again
		for (const { cityId } of changes) if (!this.#known.has(cityId)) this.#forget(cityId);
		const seen = new Map(
			changes
				.filter(({ cityId }) => this.#known.has(cityId))
				.map((each) => [`${each.cityId}/${each.block}`, each]),
		);
		if (seen.size === 0) return;
		const cities = await this.#store.blocks([...seen.values()]);
		await this.rules.require([...cities.values()].flat().map(({ columns }) => columns.rules));
		for (const [cityId, blocks] of cities) {
			const before = this.#known.get(cityId);
			// a newer layout may contain stays from a block whose change has not been seen yet, so the city is loaded again
			if (!before || blocks.some(({ number, layout }) => seen.get(`${cityId}/${number}`)?.ver !== layout)) {
				this.#forget(cityId);
				continue;
			}
			const city = before.with(blocks);
			this.#known.set(cityId, city);
			this.#cities.set(cityId, Promise.resolve(city));
		}
	}

	async #patch(keys: readonly BlockNightKey[]): Promise<void> {
		await this.#store.nights(keys, (stored) => {
			const { cityId, night } = stored;
			const block = this.#known.get(cityId)?.blocks.get(stored.block);
			const slot = this.#nights.peek(cityId, night);
			if (block?.layout === stored.layout && slot?.holds(block)) slot.put(block, stored.cells);
		});
	}

	#forget(cityId: number): void {
		this.#cities.delete(cityId);
		this.#known.delete(cityId);
	}

	#markStale(key: NightKey): void {
		for (const fetch of this.#fetches) if (fetch.keys.has(keyOf(key))) fetch.isStale = true;
	}

	/** Returns cities in the order requested, with their rules in `rules`. Missing ones are loaded in one statement. */
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
		const cities = new Map(cityIds.map((cityId) => [cityId, new CityModel([])]));
		await this.#store.blocksOf(cityIds, (cityId, blocks) => cities.set(cityId, new CityModel(blocks)));
		await this.rules.require([...cities.values()].map(({ rules }) => rules));
		return cities;
	}

	/** Returns cities with the given nights. Missing nights are loaded in at most two statements; concurrent callers wait for the same fetch. */
	async cityNights(cityIds: readonly number[], nights: readonly StayDate[]): Promise<CityNights[]> {
		this.#nights.trim();
		for (let attempt = 1; ; ) {
			const cities = await this.cities(cityIds);
			if (cities.some((city, index) => this.#known.get(cityIds[index]!) !== city)) continue;
			const missing: MissingNight[] = [];
			const found = cities.map((city, index): CityNights => {
				const cityId = cityIds[index]!;
				const slots = nights.map((night) => {
					const slot = this.#nights.slot(cityId, night, city.nightSize);
					const blocks = slot.missing(city);
					if (blocks.length > 0) missing.push({ cityId, night, city, slot, blocks });
					return slot;
				});
				return { cityId, city, nights: slots };
			});
			if (missing.length === 0) return found;
			const keys = new Set(missing.map(keyOf));
			const others = [...this.#fetches].filter((fetch) => [...keys].some((key) => fetch.keys.has(key)));
			if (others.length > 0) {
				await Promise.all(others.map(({ done }) => done));
				continue;
			}
			if (!(await this.#fetch(keys, missing)) && attempt++ === ATTEMPTS) return found;
		}
	}

	/** Loads nights. Returns false when a night or its city changed in the meantime. */
	async #fetch(keys: ReadonlySet<string>, missing: readonly MissingNight[]): Promise<boolean> {
		const { promise: done, resolve } = Promise.withResolvers<void>();
		const fetch: Fetch = { keys, isStale: false, done };
		this.#fetches.add(fetch);
		try {
			const wanted = new Map(
				missing.map(({ slot, blocks, ...key }) => [
					keyOf(key),
					{ slot, left: new Map(blocks.map((block) => [block.number, block])) },
				]),
			);
			const misplaced = new Set<number>();
			const take = (stored: StoredNight) => {
				const { slot, left } = wanted.get(keyOf(stored))!;
				const block = left.get(stored.block);
				left.delete(stored.block);
				if (block?.layout === stored.layout) slot.put(block, stored.cells);
				else misplaced.add(stored.cityId);
			};
			const whole = missing.filter(({ city, blocks }) => blocks.length === city.blocks.size);
			const parts = missing.filter((each) => !whole.includes(each));
			if (whole.length > 0) await this.#store.nightsOf(whole, take);
			if (parts.length > 0) await this.#store.nights(parts.flatMap(blockKeys), take);
			for (const cityId of misplaced) this.#forget(cityId);
			if (fetch.isStale || misplaced.size > 0) return false;
			for (const { slot, blocks, ...key } of missing) {
				for (const block of wanted.get(keyOf(key))!.left.values()) slot.put(block, null);
				for (const block of blocks) slot.known(block);
			}
			return true;
		} finally {
			this.#fetches.delete(fetch);
			resolve();
		}
	}
}

/** A night with blocks to be loaded, and the slot to store them in. */
interface MissingNight extends NightKey {
	readonly city: CityModel;
	readonly slot: NightSlot;
	readonly blocks: readonly BlockPlace[];
}

const blockKeys = ({ cityId, night, blocks }: MissingNight): readonly BlockNightKey[] =>
	blocks.map(({ number }) => ({ cityId, night, block: number }));
