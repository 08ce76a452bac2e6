import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { layOut } from "./block/layout.ts";
import { type BlockKey, BlockStore } from "./store/BlockStore.ts";
import { loadStays, type SourceStay } from "./store/sourceTables.ts";
import { writeBlock } from "./writeBlock.ts";

/** The changed stays, with the data of those that can be sold. */
interface Changed {
	readonly ids: ReadonlySet<number>;
	readonly stays: ReadonlyMap<number, SourceStay>;
}

/** Parameters of a rewrite. */
export interface Rewriting {
	/** The current block of each stay; all are in shards led by this transaction. */
	readonly homes: ReadonlyMap<number, BlockKey>;
	/** Whether this transaction may write the city's part of the read model. */
	leads(cityId: number): boolean;
	readonly today: StayDate;
	readonly ver: number;
}

/**
 * Applies changed stays by rewriting the blocks they are in. New stays join those blocks or, if their city has none among them, its last
 * block. A block that overflows is split, and its second half gets the next free number.
 */
export async function relayout(tx: Queryable, changed: readonly number[], how: Rewriting): Promise<void> {
	const now = new Map((await loadStays(tx, changed, how.today)).map((stay) => [stay.id, stay]));
	const blocksOf = new Map<number, Set<number>>();
	const newcomers = new Map<number, number[]>();
	const touch = ({ cityId, block }: BlockKey) =>
		blocksOf.set(cityId, (blocksOf.get(cityId) ?? new Set()).add(block));
	for (const id of changed) {
		const from = how.homes.get(id);
		const stay = now.get(id);
		if (from) touch(from);
		// A stay that moved just now has left another mark, which the leader of its new shard will process.
		if (stay && stay.cityId !== from?.cityId && how.leads(stay.cityId)) {
			newcomers.set(stay.cityId, [...(newcomers.get(stay.cityId) ?? []), id]);
		}
	}
	for (const cityId of new Set([...blocksOf.keys(), ...newcomers.keys()])) {
		await rewriteBlocks(
			tx,
			{ cityId, touched: [...(blocksOf.get(cityId) ?? [])], newcomers: newcomers.get(cityId) ?? [] },
			{ ids: new Set(changed), stays: now },
			how,
		);
	}
}

/** What to rewrite in one city. */
interface CityPart {
	readonly cityId: number;
	readonly touched: readonly number[];
	readonly newcomers: readonly number[];
}

async function rewriteBlocks(
	tx: Queryable,
	{ cityId, touched, newcomers }: CityPart,
	changed: Changed,
	{ today, ver }: Rewriting,
): Promise<void> {
	const store = new BlockStore(tx);
	const last = await store.lastOf(cityId);
	const blocks = new Set(touched);
	if (newcomers.length > 0 && blocks.size === 0 && last >= 0) blocks.add(last);
	const ids = [...new Set([...(await store.membersOf(cityId, [...blocks])), ...newcomers])];
	const neighbours = ids.filter((id) => !changed.ids.has(id));
	const stays = [
		...ids.flatMap((id) => changed.stays.get(id) ?? []),
		...(neighbours.length > 0 ? await loadStays(tx, neighbours, today) : []),
	].filter((stay) => stay.cityId === cityId);
	const byId = new Map(stays.map((stay) => [stay.id, stay]));
	const layout = layOut(stays.map((stay) => ({ ...stay, cells: stay.plans.length })));
	const numbers = [...blocks].sort((one, other) => one - other);
	while (numbers.length < layout.length) numbers.push(Math.max(last, ...numbers) + 1);
	for (const [index, block] of numbers.entries()) {
		const members = (layout[index] ?? []).map((id) => byId.get(id)!);
		await writeBlock(tx, { cityId, block }, members, today, ver);
	}
}
