import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { layOut, type Placed } from "./block/layout.ts";
import { patchNights } from "./patchNights.ts";
import { type Rewriting, relayout } from "./relayout.ts";
import { type BlockKey, BlockStore } from "./store/BlockStore.ts";
import { lead, leadInTurn, nextVersion } from "./store/lead.ts";
import { type Mark, markAgain, markedShards, takeMarks } from "./store/marks.ts";
import { NightStore } from "./store/NightStore.ts";
import { allShards, SHARDS, shardOf } from "./store/shards.ts";
import { loadStays } from "./store/truth.ts";
import { writeBlock } from "./writeBlock.ts";

const BATCH = 500;
/** So many stays are asked for at once. */
const PAGE = 5_000;
/** Blocks of a city after which what there is can be searched; and twice as many each time before that, because the first searches wait for the first. */
const TOLD_AFTER = 40;
const isTold = (blocks: number): boolean =>
	blocks % TOLD_AFTER === 0 || (blocks < TOLD_AFTER && Number.isInteger(Math.log2(blocks)));

/** So many shards a process takes at most while more marks wait than it takes at once: the others are left to other processes. */
const SHARE = 4;

/** Takes over one batch of marks. Answers how many there were: 0 = nothing to do, or other processes lead where something is. */
export async function takeOver(db: Database, today: StayDate): Promise<number> {
	const marked = await markedShards(db, BATCH + 1);
	if (marked.length === 0) return 0;
	const isBehind = marked.reduce((sum, { marks }) => sum + marks, 0) > BATCH;
	const shards = marked.map(({ shard }) => shard);
	return db.tx(
		async (tx) => {
			const led = await leadSome(tx, shards, isBehind ? SHARE : SHARDS);
			if (led.length === 0) return 0;
			const taken = await takeMarks(tx, led, BATCH);
			const homes = await new BlockStore(tx).homesOf([...new Set(taken.map(({ propertyId }) => propertyId))]);
			const leads = await withHomes(tx, led, [...homes.values()]);
			const isOurs = ({ propertyId }: Mark) => leads(homes.get(propertyId)?.cityId ?? null);
			const [ours, others] = [taken.filter(isOurs), taken.filter((mark) => !isOurs(mark))];
			await markAgain(tx, others);
			if (ours.length > 0) await write(tx, ours, { homes, leads, today });
			return ours.length;
		},
		{ isUnhurried: true },
	);
}

/** Leads some shards, so many at most, those that come first before the others. */
async function leadSome(tx: Queryable, shards: readonly number[], limit: number): Promise<readonly number[]> {
	const led: number[] = [];
	for (let next = 0; next < shards.length && led.length < limit; ) {
		const asked = shards.slice(next, next + limit - led.length);
		led.push(...(await lead(tx, asked)));
		next += asked.length;
	}
	return led;
}

/** Leads the shards of blocks as well, if no other process does: a stay that moved to a city of another shard changes blocks of both. */
async function withHomes(
	tx: Queryable,
	led: readonly number[],
	homes: readonly BlockKey[],
): Promise<(cityId: number | null) => boolean> {
	const all = new Set(led);
	const more = new Set(homes.map(({ cityId }) => shardOf(cityId)).filter((shard) => !all.has(shard)));
	if (more.size > 0) for (const shard of await lead(tx, [...more])) all.add(shard);
	return (cityId) => cityId === null || all.has(shardOf(cityId));
}

async function write(
	tx: Queryable,
	marks: readonly Mark[],
	given: Pick<Rewriting, "homes" | "leads" | "today">,
): Promise<void> {
	const ver = await nextVersion(tx);
	const changed = new Set(marks.filter(({ ym }) => ym === 0).map(({ propertyId }) => propertyId));
	const months = new Map<string, Mark>();
	for (const mark of marks) {
		const { propertyId, ym } = mark;
		if (ym !== 0 && !changed.has(propertyId)) months.set(`${propertyId}/${ym}`, mark);
	}
	const strangers = months.size > 0 ? await patchNights(tx, [...months.values()], given.today, ver) : [];
	const toPlace = [...changed, ...strangers];
	if (toPlace.length > 0) await relayout(tx, toPlace, { ...given, ver });
}

/** Who looks on while new stays are placed. */
export interface PlacingWatch {
	/** The city to go on with. */
	next(left: ReadonlySet<number>): number | undefined;
	/** Some more is there to be read; these cities are not complete. */
	told(left: ReadonlySet<number>): Promise<void>;
}

/** Gives every open stay that has none a place, city by city and a block a transaction. Does nothing when all have one. */
export async function placeNewStays(db: Database, today: StayDate, watch: PlacingWatch): Promise<void> {
	const left = new Set(await unhurried(db, (tx) => new BlockStore(tx).citiesToPlace()));
	await watch.told(left);
	/** Cities that another process was writing; they come again at the end, and then in turn. */
	const passed = new Set<number>();
	for (let cityId = watch.next(left); cityId !== undefined; cityId = watch.next(left)) {
		const isWhole = await placeCity(db, cityId, today, {
			waits: passed.has(cityId),
			told: () => watch.told(left),
		});
		left.delete(cityId);
		if (!isWhole) {
			passed.add(cityId);
			left.add(cityId);
		}
		await watch.told(left);
	}
}

/** False when another process writes the city's shard, unless it `waits` for it: whoever reads on must find what others are about to write. */
async function placeCity(
	db: Database,
	cityId: number,
	today: StayDate,
	{ waits, told }: { readonly waits: boolean; told(): Promise<void> },
): Promise<boolean> {
	for (const [index, ids] of layOut(await unplacedStays(db, cityId)).entries()) {
		if (!(await placeBlock(db, { cityId, ids, waits }, today))) return false;
		if (isTold(index + 1)) await told();
	}
	return true;
}

const unhurried = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
	db.tx(work, { isUnhurried: true, isReadOnly: true });

async function unplacedStays(db: Database, cityId: number): Promise<readonly Placed[]> {
	const stays: Placed[] = [];
	for (;;) {
		const after = stays.at(-1)?.id ?? 0;
		const page = await unhurried(db, (tx) => new BlockStore(tx).unplaced(cityId, after, PAGE));
		stays.push(...page);
		if (page.length < PAGE) return stays;
	}
}

async function placeBlock(
	db: Database,
	{
		cityId,
		ids,
		waits,
	}: { readonly cityId: number; readonly ids: readonly number[]; readonly waits: boolean },
	today: StayDate,
): Promise<boolean> {
	return db.tx(
		async (tx) => {
			const shard = shardOf(cityId);
			if (waits) await leadInTurn(tx, shard);
			else if ((await lead(tx, [shard])).length === 0) return false;
			const ver = await nextVersion(tx);
			const store = new BlockStore(tx);
			const block = (await store.lastOf(cityId)) + 1;
			// Another process may have been faster.
			const placed = await store.homesOf(ids);
			const left = ids.filter((id) => !placed.has(id));
			if (left.length === 0) return true;
			await writeBlock(tx, { cityId, block }, await loadStays(tx, left, today), today, ver);
			return true;
		},
		{ isUnhurried: true },
	);
}

/** Drops nights that are over, where no other process leads. */
export async function dropPastNights(db: Database, today: StayDate): Promise<void> {
	await db.tx(async (tx) => new NightStore(tx).dropBefore(today, await lead(tx, allShards)), {
		isUnhurried: true,
	});
}
