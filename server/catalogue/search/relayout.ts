import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { layOut } from "./block/layout.ts";
import { type BlockKey, BlockStore } from "./store/BlockStore.ts";
import { loadStays, type TrueStay } from "./store/truth.ts";
import { writeBlock } from "./writeBlock.ts";

/** Stays that changed, and what is known of those among them that can be sold. */
interface Changed {
	readonly ids: ReadonlySet<number>;
	readonly stays: ReadonlyMap<number, TrueStay>;
}

/** How stays are rewritten. */
export interface Rewriting {
	/** The blocks that stays are in; all of them are led. */
	readonly homes: ReadonlyMap<number, BlockKey>;
	/** Whether the read model of a city may be written. */
	leads(cityId: number): boolean;
	readonly today: StayDate;
	readonly ver: number;
}

/**
 * Takes changed stays over: the blocks they are in, and for new stays the last block of their city, are laid out and
 * rewritten. A block that overflows is split; its second half gets the next number.
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
		// Who has moved this very moment left a mark behind, and whoever leads there takes it over.
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

/** What of a city is rewritten. */
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
