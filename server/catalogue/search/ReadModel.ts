import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { CityModel } from "./CityModel.ts";
import { NightCache, type NightCells } from "./NightCache.ts";
import { RuleBook } from "./RuleBook.ts";
import { ModelStore, type NightKey, type StoredNight } from "./store/ModelStore.ts";

/** A city with the nights of a stay, earliest first. */
export interface CityNights {
	readonly cityId: number;
	readonly city: CityModel;
	readonly nights: readonly NightCells[];
}

/** Nights of a city on their way from the database. */
interface Fetch {
	readonly cityId: number;
	readonly nights: ReadonlySet<StayDate>;
	/** What is on its way was changed meanwhile. */
	isStale: boolean;
	/** Never rejects. */
	readonly done: Promise<void>;
}

/** Twice is a race with the leader; so often is a broken read model, whose unreadable blocks count as sold out. */
const ATTEMPTS = 4;

/**
 * This process's part of the read model: cities and nights are fetched when a search first needs them and follow the leader
 * by `follow`.
 */
export class ReadModel {
	readonly rules: RuleBook;
	readonly #store: ModelStore;
	readonly #cities = new Map<number, Promise<CityModel>>();
	readonly #nights: NightCache;
	readonly #fetches = new Set<Fetch>();
	#ver = 0;

	constructor(db: Reads, maxBytes: number) {
		this.#store = new ModelStore(db);
		this.#nights = new NightCache(maxBytes);
		this.rules = new RuleBook(db);
	}

	/** Begins to follow: everything fetched from now on is at least this new. */
	async begin(): Promise<void> {
		this.#ver = await this.#store.newest();
	}

	/** Takes over what the leader committed since the last call. */
	async follow(today: StayDate): Promise<void> {
		const changes = await this.#store.changesSince(this.#ver);
		this.#nights.dropBefore(today);
		const rewritten = new Set(changes.filter(({ night }) => night === null).map(({ cityId }) => cityId));
		for (const cityId of rewritten) this.#forget(cityId);
		const cached: NightKey[] = [];
		for (const { cityId, night, block } of changes) {
			if (night === null || rewritten.has(cityId)) continue;
			this.#markStale(cityId, night);
			if (this.#nights.peek(cityId, night)) cached.push({ cityId, night, block });
		}
		if (cached.length > 0) await this.#patch(cached);
		this.#ver = changes.reduce((newest, { ver }) => Math.max(newest, ver), this.#ver);
	}

	async #patch(keys: readonly NightKey[]): Promise<void> {
		for (const stored of await this.#store.nights(keys)) {
			const { cityId, night } = stored;
			const loading = this.#cities.get(cityId);
			const city = await loading;
			const cells = this.#nights.peek(cityId, night);
			if (!city || !cells || this.#cities.get(cityId) !== loading) continue;
			if (!place(city, cells, stored)) this.#forget(cityId);
		}
	}

	#forget(cityId: number): void {
		this.#cities.delete(cityId);
		this.#nights.dropCity(cityId);
		this.#markStale(cityId, null);
	}

	#markStale(cityId: number, night: StayDate | null): void {
		for (const fetch of this.#fetches) {
			if (fetch.cityId === cityId && (night === null || fetch.nights.has(night))) fetch.isStale = true;
		}
	}

	/** A city's stays; their rules are in `rules`. */
	city(cityId: number): Promise<CityModel> {
		let city = this.#cities.get(cityId);
		if (!city) {
			city = this.#loadCity(cityId);
			this.#cities.set(cityId, city);
			city.catch(() => this.#cities.delete(cityId));
		}
		return city;
	}

	async #loadCity(cityId: number): Promise<CityModel> {
		const city = new CityModel(await this.#store.blocksOf(cityId));
		await this.rules.require(city.rules);
		return city;
	}

	/** A city with some nights; those not at hand are fetched in one statement, by one of those who ask at the same time. */
	async cityNights(cityId: number, nights: readonly StayDate[]): Promise<CityNights> {
		for (let attempt = 1; ; ) {
			const loading = this.city(cityId);
			const city = await loading;
			// nights at hand belong to the city as it is known now
			if (this.#cities.get(cityId) !== loading) continue;
			const held = new Map<StayDate, NightCells>();
			for (const night of nights) {
				const cells = this.#nights.get(cityId, night);
				if (cells) held.set(night, cells);
			}
			const missing = nights.filter((night) => !held.has(night));
			const other = this.#fetchOf(cityId, missing);
			if (other) {
				await other.done;
				continue;
			}
			const isWhole =
				missing.length === 0 || (await this.#fetch(cityId, city, missing, held)) || attempt === ATTEMPTS;
			if (isWhole) return { cityId, city, nights: nights.map((night) => held.get(night)!) };
			attempt++;
		}
	}

	/** Somebody else's fetch of one of these nights. */
	#fetchOf(cityId: number, nights: readonly StayDate[]): Fetch | undefined {
		for (const fetch of this.#fetches) {
			if (fetch.cityId === cityId && nights.some((night) => fetch.nights.has(night))) return fetch;
		}
		return undefined;
	}

	/** Adds fetched nights to those held; false when they or the city changed meanwhile, and nothing of it may be kept. */
	async #fetch(
		cityId: number,
		city: CityModel,
		nights: readonly StayDate[],
		held: Map<StayDate, NightCells>,
	): Promise<boolean> {
		const { promise: done, resolve } = Promise.withResolvers<void>();
		const fetch: Fetch = { cityId, nights: new Set(nights), isStale: false, done };
		this.#fetches.add(fetch);
		try {
			const stored = await this.#store.nightsOf(cityId, nights);
			for (const night of nights) held.set(night, new Uint32Array(city.cells));
			const misplaced = stored.filter((each) => !place(city, held.get(each.night)!, each));
			if (misplaced.length > 0) this.#forget(cityId);
			if (fetch.isStale) return false;
			for (const night of nights) this.#nights.put(cityId, night, held.get(night)!);
			return true;
		} finally {
			this.#fetches.delete(fetch);
			resolve();
		}
	}
}

/** Puts a block's cells where they belong; false when the city knows the block in another layout. */
function place(city: CityModel, cells: NightCells, stored: StoredNight): boolean {
	const block = city.blocks.get(stored.block);
	if (block?.layout !== stored.layout) return false;
	new Uint8Array(cells.buffer, block.firstCell * cells.BYTES_PER_ELEMENT).set(stored.cells);
	return true;
}
