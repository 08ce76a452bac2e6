import type { StayDate } from "#domain/shared/StayDate.ts";
import type { BlockColumns } from "#server/catalogue/search/block/BlockColumns.ts";
import { dateArray, dayOf, int8Of, intArray } from "#server/platform/database/binary.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { BlockKey } from "./BlockStore.ts";
import { blockColumns, fromRow } from "./blockRow.ts";
import { allShards, shardSql } from "./shards.ts";

/** A stored block of a city; `layout` is the version of its arrangement of stays. */
export interface StoredBlock {
	readonly number: number;
	readonly layout: number;
	readonly columns: BlockColumns;
}

export interface NightKey {
	readonly cityId: number;
	readonly night: StayDate;
}

export interface BlockNightKey extends NightKey, BlockKey {}

/** A stored night of a block. */
export interface StoredNight extends BlockNightKey {
	readonly cells: Buffer;
	readonly layout: number;
}

/** A change written by a leader: a whole block with all its nights (`night` is null), or a later change to one of its nights. */
export interface Change {
	readonly cityId: number;
	readonly block: number;
	readonly night: StayDate | null;
	readonly ver: number;
}

export interface CitySize {
	readonly cityId: number;
	readonly blocks: number;
}

/** Receives a night. Its cells are valid only during the call. */
export type TakeNight = (night: StoredNight) => void;

/** Reads the stored read model. Blocks and nights are read with COPY, in one statement for any number of cities. */
export class ModelStore extends Store<Reads> {
	/** Returns the latest version of each shard. */
	async newest(): Promise<readonly number[]> {
		const { rows } = await this.db.query<{ ver: number }>(
			{
				name: "search.newest",
				text: `
					SELECT greatest(
						(SELECT max(b.ver) FROM stay_block b WHERE ${shardSql("b.city_id")} = shard),
						(SELECT max(n.ver) FROM stay_night n WHERE ${shardSql("n.city_id")} = shard AND n.ver > n.layout), 0)::int8 AS ver
					FROM unnest($1::int[]) AS shard ORDER BY shard`,
			},
			[allShards],
		);
		return rows.map(({ ver }) => ver);
	}

	/** Returns the changes newer than the given version of each shard. */
	changesSince(versions: readonly number[]): Promise<readonly Change[]> {
		return this.rows<Change>(
			{
				name: "search.follow",
				text: `
					WITH known AS MATERIALIZED (SELECT * FROM unnest($1::int[], $2::int8[]) AS k (shard, ver))
					SELECT b.city_id AS "cityId", b.block, NULL::date AS night, b.ver
					FROM known k JOIN stay_block b ON ${shardSql("b.city_id")} = k.shard AND b.ver > k.ver
					UNION ALL SELECT n.city_id, n.block, n.night, n.ver
					FROM known k JOIN stay_night n ON ${shardSql("n.city_id")} = k.shard AND n.ver > k.ver AND n.ver > n.layout`,
			},
			[allShards, versions],
		);
	}

	/** Returns all cities, the one with the most blocks first. */
	largestCities(): Promise<readonly CitySize[]> {
		return this.rows<CitySize>(
			{
				name: "search.largestCities",
				text: `
				SELECT city_id AS "cityId", max(block) + 1 AS blocks FROM stay_block
					GROUP BY city_id ORDER BY blocks DESC, city_id`,
			},
			[],
		);
	}

	/**
	 * Reads the blocks of some cities and passes them on city by city, so that only one city's blocks are in memory at a time. If the read
	 * is retried, a city may be passed again; the last time counts.
	 */
	async blocksOf(
		cityIds: readonly number[],
		take: (cityId: number, blocks: readonly StoredBlock[]) => void,
	): Promise<void> {
		let current: number | null = null;
		const blocks = new Map<number, StoredBlock>();
		const hand = () => {
			if (current !== null) take(current, [...blocks.values()]);
			blocks.clear();
		};
		await this.#copyBlocks(
			`stay_block b WHERE b.city_id = ANY (${intArray(cityIds, "int2")}) ORDER BY b.city_id, b.block`,
			(cityId, block) => {
				if (cityId !== current) hand();
				current = cityId;
				blocks.set(block.number, block);
			},
		);
		hand();
	}

	/** Reads individual blocks, grouped by city. */
	async blocks(keys: readonly BlockKey[]): Promise<ReadonlyMap<number, readonly StoredBlock[]>> {
		const cities = new Map<number, StoredBlock[]>();
		const numbers = keys.map(({ block }) => block);
		const cityIds = keys.map(({ cityId }) => cityId);
		await this.#copyBlocks(
			`unnest (${intArray(cityIds, "int2")}, ${intArray(numbers, "int2")}) AS k (city_id, block)
			JOIN stay_block b ON b.city_id = k.city_id AND b.block = k.block`,
			(cityId, block) => cities.set(cityId, [...(cities.get(cityId) ?? []), block]),
		);
		return cities;
	}

	#copyBlocks(which: string, take: (cityId: number, block: StoredBlock) => void): Promise<void> {
		return this.db.copy(
			`SELECT b.city_id, b.block, b.ver, ${blockColumns.map((name) => `b.${name}`).join(", ")} FROM ${which}`,
			([cityId, block, ver, ...columns]) => {
				take(cityId!.readInt16BE(), {
					number: block!.readInt16BE(),
					layout: int8Of(ver!),
					columns: fromRow(columns as Buffer[]),
				});
			},
		);
	}

	/** Reads all blocks of cities on the given nights. */
	async nightsOf(keys: readonly NightKey[], take: TakeNight): Promise<void> {
		const [cities, nights] = [keys.map(({ cityId }) => cityId), keys.map(({ night }) => night)];
		await this.#copyNights(
			`(${intArray(cities, "int2")}, ${dateArray(nights)}) AS k (city_id, night)
			JOIN stay_night n ON n.city_id = k.city_id AND n.night = k.night`,
			take,
		);
	}

	/** Reads individual nights of individual blocks. */
	async nights(keys: readonly BlockNightKey[], take: TakeNight): Promise<void> {
		const [cities, nights] = [keys.map(({ cityId }) => cityId), keys.map(({ night }) => night)];
		const blocks = keys.map(({ block }) => block);
		await this.#copyNights(
			`(${intArray(cities, "int2")}, ${dateArray(nights)}, ${intArray(blocks, "int2")}) AS k (city_id, night, block)
			JOIN stay_night n ON n.city_id = k.city_id AND n.night = k.night AND n.block = k.block`,
			take,
		);
	}

	#copyNights(which: string, take: TakeNight): Promise<void> {
		return this.db.copy(
			`SELECT n.city_id, n.night, n.block, n.layout, n.cells FROM unnest ${which}`,
			([cityId, night, block, layout, cells]) => {
				take({
					cityId: cityId!.readInt16BE(),
					night: dayOf(night!),
					block: block!.readInt16BE(),
					layout: int8Of(layout!),
					cells: cells!,
				});
			},
		);
	}
}
