import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { layOut } from "./layout.ts";
import { loadStays } from "./truth.ts";
import { type BlockKey, writeBlock } from "./writeBlock.ts";

/**
 * Takes changed stays over: the blocks they are in, and for new stays the last block of their city, are laid out and
 * written anew. A block that overflows is split; its second half gets the next number.
 */
export async function relayout(
	tx: Queryable,
	changed: readonly number[],
	today: StayDate,
	ver: number,
): Promise<void> {
	const placed = await tx.query<{ property_id: number; city_id: number; block: number }>(
		"SELECT property_id, city_id, block FROM stay_slot WHERE property_id = ANY ($1::int[])",
		[changed],
	);
	const home = new Map(
		placed.rows.map((row) => [row.property_id, { cityId: row.city_id, block: row.block }]),
	);
	const now = new Map((await loadStays(tx, changed, today)).map((stay) => [stay.id, stay]));
	const blocksOf = new Map<number, Set<number>>();
	const newcomers = new Map<number, number[]>();
	const touch = ({ cityId, block }: BlockKey) =>
		blocksOf.set(cityId, (blocksOf.get(cityId) ?? new Set()).add(block));
	for (const id of changed) {
		const from = home.get(id);
		const stay = now.get(id);
		if (from) touch(from);
		if (stay && stay.cityId !== from?.cityId) {
			newcomers.set(stay.cityId, [...(newcomers.get(stay.cityId) ?? []), id]);
		}
	}
	for (const cityId of new Set([...blocksOf.keys(), ...newcomers.keys()])) {
		await rewriteBlocks(
			tx,
			cityId,
			[...(blocksOf.get(cityId) ?? [])],
			newcomers.get(cityId) ?? [],
			today,
			ver,
		);
	}
}

async function rewriteBlocks(
	tx: Queryable,
	cityId: number,
	touched: readonly number[],
	newcomers: readonly number[],
	today: StayDate,
	ver: number,
): Promise<void> {
	const last = await lastBlock(tx, cityId);
	const blocks = new Set(touched);
	if (newcomers.length > 0 && blocks.size === 0 && last >= 0) blocks.add(last);
	const { rows } = await tx.query<{ property_id: number }>(
		"SELECT property_id FROM stay_slot WHERE city_id = $1 AND block = ANY ($2::int2[])",
		[cityId, [...blocks]],
	);
	const ids = [...new Set([...rows.map((row) => row.property_id), ...newcomers])];
	const stays = (await loadStays(tx, ids, today)).filter((stay) => stay.cityId === cityId);
	const byId = new Map(stays.map((stay) => [stay.id, stay]));
	const layout = layOut(stays.map((stay) => ({ ...stay, cells: stay.plans.length })));
	const numbers = [...blocks].sort((one, other) => one - other);
	while (numbers.length < layout.length) numbers.push(Math.max(last, ...numbers) + 1);
	for (const [index, block] of numbers.entries()) {
		const members = (layout[index] ?? []).map((id) => byId.get(id)!);
		await writeBlock(tx, { cityId, block }, members, today, ver);
	}
}

/** The highest block number of a city; -1 when it has none. */
export async function lastBlock(tx: Queryable, cityId: number): Promise<number> {
	const { rows } = await tx.query<{ last: number | null }>(
		"SELECT max(block)::int AS last FROM stay_block WHERE city_id = $1",
		[cityId],
	);
	return rows[0]?.last ?? -1;
}
