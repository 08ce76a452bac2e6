import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { BlockKey } from "./BlockStore.ts";
import { shardSql } from "./shards.ts";

/** Position and size of a range within a block's night, in bytes. */
export interface PartPlace extends BlockKey {
	readonly night: StayDate;
	readonly first: number;
	readonly size: number;
}

export interface NightPart extends PartPlace {
	readonly cells: Buffer;
}

const columnsOf = (places: readonly PartPlace[]) => [
	places.map(({ cityId }) => cityId),
	places.map(({ block }) => block),
	places.map(({ night }) => night),
];

/** Writes the cells of blocks, night by night. Used by leaders only. */
export class NightStore extends Store {
	/** Reads the given ranges, by index; ranges of nights that are not stored are left out. */
	async parts(places: readonly PartPlace[]): Promise<ReadonlyMap<number, Buffer>> {
		const { rows } = await this.db.query<{ index: number; part: Buffer }>(
			{
				name: "search.readStretches",
				text: `
					SELECT k.index::int - 1 AS index, substring(n.cells FROM k.first + 1 FOR k.size) AS part
					FROM unnest($1::int2[], $2::int2[], $3::date[], $4::int[], $5::int[]) WITH ORDINALITY
						AS k (city_id, block, night, first, size, index)
					JOIN stay_night n ON n.city_id = k.city_id AND n.night = k.night AND n.block = k.block`,
			},
			[...columnsOf(places), places.map(({ first }) => first), places.map(({ size }) => size)],
		);
		return new Map(rows.map((row) => [row.index, row.part]));
	}

	/** Overwrites parts of stored nights. */
	async overlay(parts: readonly NightPart[], ver: number): Promise<void> {
		if (parts.length === 0) return;
		await this.db.query(
			{
				name: "search.writeStretches",
				text: `
					UPDATE stay_night n SET cells = overlay(n.cells PLACING k.part FROM k.first + 1), ver = $6
					FROM unnest($1::int2[], $2::int2[], $3::date[], $4::int[], $5::bytea[]) AS k (city_id, block, night, first, part)
					WHERE n.city_id = k.city_id AND n.night = k.night AND n.block = k.block`,
			},
			[...columnsOf(parts), parts.map(({ first }) => first), parts.map(({ cells }) => cells), ver],
		);
	}

	/** Inserts whole nights. */
	async add(nights: readonly NightPart[], ver: number): Promise<void> {
		if (nights.length === 0) return;
		await this.db.query(
			{
				name: "search.addNights",
				text: `
					INSERT INTO stay_night (city_id, block, night, cells, layout, ver)
					SELECT k.city_id, k.block, k.night, k.cells, b.ver, $5
					FROM unnest($1::int2[], $2::int2[], $3::date[], $4::bytea[]) AS k (city_id, block, night, cells)
					JOIN stay_block b ON b.city_id = k.city_id AND b.block = k.block`,
			},
			[...columnsOf(nights), nights.map(({ cells }) => cells), ver],
		);
	}

	/** Deletes nights before `day` in the given shards. */
	async dropBefore(day: StayDate, shards: readonly number[]): Promise<void> {
		await this.db.query(
			`DELETE FROM stay_night WHERE night < $1 AND ${shardSql("city_id")} = ANY ($2::int[])`,
			[day, shards],
		);
	}
}
