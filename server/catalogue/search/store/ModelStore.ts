import type { StayDate } from "#domain/shared/StayDate.ts";
import type { BlockColumns } from "#server/catalogue/search/block/BlockColumns.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { type BlockRow, fromRow } from "./blockRow.ts";

/** A block of a city as stored; `layout` numbers its arrangement of stays. */
export interface StoredBlock {
	readonly number: number;
	readonly layout: number;
	readonly columns: BlockColumns;
}

export interface NightKey {
	readonly cityId: number;
	readonly night: StayDate;
	readonly block: number;
}

/** A night of a block as it is stored. */
export interface StoredNight extends NightKey {
	readonly cells: Buffer;
	readonly layout: number;
}

/** What the leader wrote: a block as a whole with all its nights (night null), or later one of its nights. */
export interface Change {
	readonly cityId: number;
	readonly block: number;
	readonly night: StayDate | null;
	readonly ver: number;
}

/** The read model as processes read it. */
export class ModelStore {
	readonly #db: Reads;

	constructor(db: Reads) {
		this.#db = db;
	}

	/** The newest version the leader has written. */
	async newest(): Promise<number> {
		const { rows } = await this.#db.query<{ ver: number }>(
			"SELECT greatest((SELECT max(ver) FROM stay_block), (SELECT max(ver) FROM stay_night WHERE ver > layout), 0)::int8 AS ver",
		);
		return rows[0]?.ver ?? 0;
	}

	async changesSince(ver: number): Promise<readonly Change[]> {
		const { rows } = await this.#db.query<Change>(
			{
				name: "search.follow",
				text: `
					SELECT city_id AS "cityId", block, NULL::date AS night, ver FROM stay_block WHERE ver > $1
					UNION ALL SELECT city_id, block, night, ver FROM stay_night WHERE ver > $1 AND ver > layout`,
			},
			[ver],
		);
		return rows;
	}

	async blocksOf(cityId: number): Promise<readonly StoredBlock[]> {
		const { rows } = await this.#db.query<BlockRow & { block: number; ver: number }>(
			{ name: "search.blocks", text: "SELECT * FROM stay_block WHERE city_id = $1 ORDER BY block" },
			[cityId],
		);
		return rows.map((row) => ({ number: row.block, layout: row.ver, columns: fromRow(row) }));
	}

	async nightsOf(cityId: number, nights: readonly StayDate[]): Promise<readonly StoredNight[]> {
		const { rows } = await this.#db.query<StoredNight>(
			{
				name: "search.nights",
				text: `SELECT city_id AS "cityId", night, block, cells, layout FROM stay_night
					WHERE city_id = $1 AND night = ANY ($2::date[])`,
			},
			[cityId, nights],
		);
		return rows;
	}

	/** Single nights of single blocks. */
	async nights(keys: readonly NightKey[]): Promise<readonly StoredNight[]> {
		const { rows } = await this.#db.query<StoredNight>(
			{
				name: "search.patches",
				text: `
					SELECT n.city_id AS "cityId", n.night, n.block, n.cells, n.layout FROM stay_night n
					JOIN unnest($1::int2[], $2::date[], $3::int2[]) AS k (city_id, night, block)
						ON n.city_id = k.city_id AND n.night = k.night AND n.block = k.block`,
			},
			[keys.map(({ cityId }) => cityId), keys.map(({ night }) => night), keys.map(({ block }) => block)],
		);
		return rows;
	}
}
