import type { StayDate } from "#domain/shared/StayDate.ts";
import { soldByNight } from "#server/catalogue/pricing/store/ruleRow.ts";
import type { BlockColumns } from "#server/catalogue/search/block/BlockColumns.ts";
import { BLOCK_CELLS } from "#server/catalogue/search/block/cells.ts";
import type { Placed } from "#server/catalogue/search/block/layout.ts";
import { intArray, readWholes } from "#server/platform/database/binary.ts";
import { Store } from "#server/platform/database/Store.ts";
import { blockColumns, fromRow, toRow } from "./blockRow.ts";

/** Identifies a block. */
export interface BlockKey {
	readonly cityId: number;
	readonly block: number;
}

/** A block with the positions of its plans. */
export interface Block extends BlockColumns, BlockKey {
	/** Position of each plan among the block's cells. */
	readonly places: ReadonlyMap<number, number>;
}

const names = blockColumns.join(", ");
const writeBlock = {
	name: "search.writeBlock",
	text: `
		INSERT INTO stay_block (city_id, block, ver, ${names})
		VALUES ($1, $2, $3, ${blockColumns.map((_, index) => `$${index + 4}`).join(", ")})
		ON CONFLICT (city_id, block) DO UPDATE SET ver = excluded.ver, ${blockColumns.map((name) => `${name} = excluded.${name}`).join(", ")}`,
};

/** Stores which stays are in which block. Used by leaders only. */
export class BlockStore extends Store {
	/** Returns the block of each stay; stays without a block are left out. */
	async homesOf(ids: readonly number[]): Promise<ReadonlyMap<number, BlockKey>> {
		const { rows } = await this.db.query<BlockKey & { id: number }>(
			`SELECT property_id AS id, city_id AS "cityId", block FROM stay_slot WHERE property_id = ANY ($1::int[])`,
			[ids],
		);
		return new Map(rows.map(({ id, cityId, block }) => [id, { cityId, block }]));
	}

	/** Returns the blocks that contain the given stays, by stay ID. */
	async blocksOf(ids: readonly number[]): Promise<ReadonlyMap<number, Block>> {
		const homes = new Map<number, Block>();
		await this.db.copy(
			`SELECT b.city_id, b.block, s.members, ${blockColumns.map((name) => `b.${name}`).join(", ")} FROM stay_block b JOIN (
				SELECT city_id, block, array_agg(property_id) AS members
				FROM stay_slot WHERE property_id = ANY (${intArray(ids)}) GROUP BY city_id, block
			) s ON s.city_id = b.city_id AND s.block = b.block`,
			([cityId, number, members, ...row]) => {
				const columns = fromRow(row as Buffer[]);
				const block: Block = {
					...columns,
					cityId: cityId!.readInt16BE(),
					block: number!.readInt16BE(),
					places: new Map([...columns.plans].map((plan, place) => [plan, place])),
				};
				const stays = new Int32Array(columns.ids.length);
				const count = readWholes(members!, stays);
				for (const id of stays.subarray(0, count)) homes.set(id, block);
			},
		);
		return homes;
	}

	/** Returns the stays in some blocks of a city. */
	async membersOf(cityId: number, blocks: readonly number[]): Promise<readonly number[]> {
		const { rows } = await this.db.query<{ id: number }>(
			"SELECT property_id AS id FROM stay_slot WHERE city_id = $1 AND block = ANY ($2::int2[])",
			[cityId, blocks],
		);
		return rows.map((row) => row.id);
	}

	/** Returns the highest block number of a city; -1 when it has none. */
	async lastOf(cityId: number): Promise<number> {
		const { rows } = await this.db.query<{ last: number | null }>(
			"SELECT max(block)::int AS last FROM stay_block WHERE city_id = $1",
			[cityId],
		);
		return rows[0]?.last ?? -1;
	}

	/** Returns the cities with open stays that sell by the night and are not in a block. */
	async citiesToPlace(): Promise<readonly number[]> {
		const { rows } = await this.db.query<{ city_id: number }>(`
			SELECT DISTINCT p.city_id FROM property p
			WHERE p.status = 'open' AND NOT EXISTS (SELECT FROM stay_slot s WHERE s.property_id = p.property_id)
				AND EXISTS (SELECT FROM rateplan rp WHERE rp.property_id = p.property_id AND ${soldByNight})
			ORDER BY p.city_id`);
		return rows.map((row) => row.city_id);
	}

	/** Returns at most `limit` unplaced open stays of a city with IDs above `after`, ordered by ID. */
	unplaced(cityId: number, after: number, limit: number): Promise<readonly Placed[]> {
		return this.rows<Placed>(
			{
				name: "search.unplaced",
				text: `
					SELECT p.property_id AS id, p.lat, p.lng, least(n.plans, ${BLOCK_CELLS})::int AS cells
					FROM property p CROSS JOIN LATERAL (
						SELECT count(*) AS plans FROM rateplan rp WHERE rp.property_id = p.property_id AND ${soldByNight}
					) n
					WHERE p.city_id = $1 AND p.property_id > $2 AND p.status = 'open' AND n.plans > 0
						AND NOT EXISTS (SELECT FROM stay_slot s WHERE s.property_id = p.property_id)
					ORDER BY p.property_id LIMIT $3`,
			},
			[cityId, after, limit],
		);
	}

	/** Replaces the stays of a block; an empty list empties it. The stays are removed from any other block. */
	async write({ cityId, block }: BlockKey, columns: BlockColumns, ver: number): Promise<void> {
		await this.db.query(writeBlock, [cityId, block, ver, ...toRow(columns)]);
		const ids = [...columns.ids];
		await this.db.query(
			"DELETE FROM stay_slot WHERE (city_id = $1 AND block = $2) OR property_id = ANY ($3::int[])",
			[cityId, block, ids],
		);
		await this.db.query(
			"INSERT INTO stay_slot (property_id, city_id, block) SELECT unnest($3::int[]), $1::int2, $2::int2",
			[cityId, block, ids],
		);
	}

	/** Replaces all nights of a block. `planes` holds them concatenated night by night. */
	async writeNights(
		{ cityId, block }: BlockKey,
		nights: readonly StayDate[],
		planes: Uint16Array,
		ver: number,
	): Promise<void> {
		await this.db.query("DELETE FROM stay_night WHERE city_id = $1 AND block = $2", [cityId, block]);
		if (nights.length === 0) return;
		await this.db.query(
			{
				name: "search.writeNights",
				text: `
					INSERT INTO stay_night (city_id, block, night, cells, layout, ver)
					SELECT $1, $2, n.night, substring($4::bytea FROM (n.place::int - 1) * $6::int + 1 FOR $6::int), $5, $5
					FROM unnest($3::date[]) WITH ORDINALITY AS n (night, place)`,
			},
			[cityId, block, nights, Buffer.from(planes.buffer), ver, planes.byteLength / nights.length],
		);
	}
}
