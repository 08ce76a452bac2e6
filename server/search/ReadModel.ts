import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { type BlockRow, fromRow } from "./blockColumns.ts";
import { CityModel } from "./CityModel.ts";
import { NightCache, type NightCells } from "./NightCache.ts";
import { RuleBook } from "./planRules.ts";

/** A city with the nights of a stay, earliest first. */
export interface CityNights {
	readonly cityId: number;
	readonly city: CityModel;
	readonly nights: readonly NightCells[];
}

interface NightKey {
	readonly city_id: number;
	readonly night: StayDate;
	readonly block: number;
}

interface NightRow extends NightKey {
	readonly cells: Buffer;
	readonly layout: number;
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
	readonly #db: Queryable;
	readonly #cities = new Map<number, Promise<CityModel>>();
	readonly #nights: NightCache;
	readonly #fetches = new Set<Fetch>();
	#ver = 0;

	constructor(db: Queryable, maxBytes: number) {
		this.#db = db;
		this.#nights = new NightCache(maxBytes);
		this.rules = new RuleBook(db);
	}

	/** Begins to follow: everything fetched from now on is at least this new. */
	async begin(): Promise<void> {
		const { rows } = await this.#db.query<{ ver: number }>(
			"SELECT greatest((SELECT max(ver) FROM stay_block), (SELECT max(ver) FROM stay_night), 0)::int8 AS ver",
		);
		this.#ver = rows[0]?.ver ?? 0;
	}

	/** Takes over what the leader committed since the last call. */
	async follow(today: StayDate): Promise<void> {
		const { rows } = await this.#db.query<{
			city_id: number;
			block: number;
			night: StayDate | null;
			ver: number;
		}>(
			{
				name: "search.follow",
				text: `
					SELECT city_id, block, NULL::date AS night, ver FROM stay_block WHERE ver > $1
					UNION ALL SELECT city_id, block, night, ver FROM stay_night WHERE ver > $1`,
			},
			[this.#ver],
		);
		this.#nights.dropBefore(today);
		const rewritten = new Set(rows.filter((row) => row.night === null).map((row) => row.city_id));
		for (const cityId of rewritten) this.#forget(cityId);
		const cached: NightKey[] = [];
		for (const { city_id, night, block } of rows) {
			if (night === null || rewritten.has(city_id)) continue;
			this.#markStale(city_id, night);
			if (this.#nights.peek(city_id, night)) cached.push({ city_id, night, block });
		}
		if (cached.length > 0) await this.#patch(cached);
		this.#ver = rows.reduce((newest, row) => Math.max(newest, row.ver), this.#ver);
	}

	async #patch(keys: readonly NightKey[]): Promise<void> {
		const { rows } = await this.#db.query<NightRow>(
			{
				name: "search.patches",
				text: `
					SELECT n.city_id, n.night, n.block, n.cells, n.layout FROM stay_night n
					JOIN unnest($1::int2[], $2::date[], $3::int2[]) AS k (city_id, night, block)
						ON n.city_id = k.city_id AND n.night = k.night AND n.block = k.block`,
			},
			[keys.map((key) => key.city_id), keys.map((key) => key.night), keys.map((key) => key.block)],
		);
		for (const row of rows) {
			const loading = this.#cities.get(row.city_id);
			const city = await loading;
			const cells = this.#nights.peek(row.city_id, row.night);
			if (!city || !cells || this.#cities.get(row.city_id) !== loading) continue;
			if (!place(city, cells, row)) this.#forget(row.city_id);
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
		const { rows } = await this.#db.query<BlockRow & { block: number; ver: number }>(
			{ name: "search.blocks", text: "SELECT * FROM stay_block WHERE city_id = $1 ORDER BY block" },
			[cityId],
		);
		const city = new CityModel(
			rows.map((row) => ({ number: row.block, layout: row.ver, columns: fromRow(row) })),
		);
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
			const { rows } = await this.#db.query<NightRow>(
				{
					name: "search.nights",
					text: "SELECT night, block, cells, layout FROM stay_night WHERE city_id = $1 AND night = ANY ($2::date[])",
				},
				[cityId, nights],
			);
			for (const night of nights) held.set(night, new Uint32Array(city.cells));
			const misplaced = rows.filter((row) => !place(city, held.get(row.night)!, row));
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
function place(city: CityModel, cells: NightCells, row: NightRow): boolean {
	const block = city.blocks.get(row.block);
	if (block?.layout !== row.layout) return false;
	new Uint8Array(cells.buffer, block.firstCell * cells.BYTES_PER_ELEMENT).set(row.cells);
	return true;
}
