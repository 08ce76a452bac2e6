import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { layOut, type Placed } from "./block/layout.ts";
import { patchNights } from "./patchNights.ts";
import { type Rewriting, relayout } from "./relayout.ts";
import { type BlockKey, BlockStore } from "./store/BlockStore.ts";
import { lead, nextVersion, waitForLeadership } from "./store/lead.ts";
import { type Mark, markedShards, restoreDirtyMarks, takeDirtyMarks } from "./store/marks.ts";
import { NightStore } from "./store/NightStore.ts";
import { allShards, SHARDS, shardOf } from "./store/shards.ts";
import { loadStays } from "./store/sourceTables.ts";
import { writeBlock } from "./writeBlock.ts";

const BATCH = 500;
/** Stays read per page. */
const PAGE = 5_000;
/**
 * Number of blocks after which a city under construction is made searchable again. The first blocks are announced at 1, 2, 4, 8, 16 and 32,
 * because searches are waiting for them.
 */
const REPORT_EVERY = 40;
const isReportDue = (blocks: number): boolean =>
	blocks % REPORT_EVERY === 0 || (blocks < REPORT_EVERY && Number.isInteger(Math.log2(blocks)));

/** Maximum shards a process takes while more than one batch of marks is waiting; the rest is left to other processes. */
const SHARE = 4;

/** Processes one batch of marks. Returns how many were applied; 0 means nothing to do, or that other processes lead the shards concerned. */
export async function applyChanges(db: Database, today: StayDate): Promise<number> {
	const marked = await markedShards(db, BATCH + 1);
	if (marked.length === 0) return 0;
	const isBehind = marked.reduce((sum, { marks }) => sum + marks, 0) > BATCH;
	const shards = marked.map(({ shard }) => shard);
	return db.tx(
		async (tx) => {
			const led = await leadSome(tx, shards, isBehind ? SHARE : SHARDS);
			if (led.length === 0) return 0;
			const taken = await takeDirtyMarks(tx, led, BATCH);
			const homes = await new BlockStore(tx).homesOf([...new Set(taken.map(({ propertyId }) => propertyId))]);
			const leads = await withHomes(tx, led, [...homes.values()]);
			const isOurs = ({ propertyId }: Mark) => leads(homes.get(propertyId)?.cityId ?? null);
			const [ours, others] = [taken.filter(isOurs), taken.filter((mark) => !isOurs(mark))];
			await restoreDirtyMarks(tx, others);
			if (ours.length > 0) await write(tx, ours, { homes, leads, today });
			return ours.length;
		},
		{ hasNoTimeout: true },
	);
}

/** Acquires leadership of at most `limit` of the shards, trying them in the order given. */
async function leadSome(tx: Queryable, shards: readonly number[], limit: number): Promise<readonly number[]> {
	const led: number[] = [];
	for (let next = 0; next < shards.length && led.length < limit; ) {
		const candidates = shards.slice(next, next + limit - led.length);
		led.push(...(await lead(tx, candidates)));
		next += candidates.length;
	}
	return led;
}

/**
 * Also acquires leadership of the shards of the stays' current blocks, unless another process has it: a stay that moved to a city of
 * another shard changes blocks in both.
 * @returns a function that tells whether a city's shard is led by this transaction
 */
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

/** Callbacks for the progress of placing new stays. */
export interface PlacementProgress {
	/** Returns the city to process next. */
	next(left: ReadonlySet<number>): number | undefined;
	/** Called when more data can be read; the given cities are still incomplete. */
	onProgress(left: ReadonlySet<number>): Promise<void>;
}

/**
 * Adds every open stay that is not in a block yet to the read model, city by city, with one transaction per block. Does nothing when all
 * are placed.
 */
export async function placeNewStays(db: Database, today: StayDate, watch: PlacementProgress): Promise<void> {
	const left = new Set(await readWithoutTimeout(db, (tx) => new BlockStore(tx).citiesToPlace()));
	await watch.onProgress(left);
	/** Cities skipped because another process was writing them. They are retried last, this time waiting for the lock. */
	const passed = new Set<number>();
	for (let cityId = watch.next(left); cityId !== undefined; cityId = watch.next(left)) {
		const isWhole = await placeCity(db, cityId, today, {
			waits: passed.has(cityId),
			onProgress: () => watch.onProgress(left),
		});
		left.delete(cityId);
		if (!isWhole) {
			passed.add(cityId);
			left.add(cityId);
		}
		await watch.onProgress(left);
	}
}

/**
 * Returns false when another process is writing the city's shard. With `waits`, waits for it instead, so that what it writes is visible
 * afterwards.
 */
async function placeCity(
	db: Database,
	cityId: number,
	today: StayDate,
	{ waits, onProgress }: { readonly waits: boolean; onProgress(): Promise<void> },
): Promise<boolean> {
	for (const [index, ids] of layOut(await unplacedStays(db, cityId)).entries()) {
		if (!(await placeBlock(db, { cityId, ids, waits }, today))) return false;
		if (isReportDue(index + 1)) await onProgress();
	}
	return true;
}

const readWithoutTimeout = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
	db.tx(work, { hasNoTimeout: true, isReadOnly: true });

async function unplacedStays(db: Database, cityId: number): Promise<readonly Placed[]> {
	const stays: Placed[] = [];
	for (;;) {
		const after = stays.at(-1)?.id ?? 0;
		const page = await readWithoutTimeout(db, (tx) => new BlockStore(tx).unplaced(cityId, after, PAGE));
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
			if (waits) await waitForLeadership(tx, shard);
			else if ((await lead(tx, [shard])).length === 0) return false;
			const ver = await nextVersion(tx);
			const store = new BlockStore(tx);
			const block = (await store.lastOf(cityId)) + 1;
			// another process may have placed them first
			const placed = await store.homesOf(ids);
			const left = ids.filter((id) => !placed.has(id));
			if (left.length === 0) return true;
			await writeBlock(tx, { cityId, block }, await loadStays(tx, left, today), today, ver);
			return true;
		},
		{ hasNoTimeout: true },
	);
}

/** Deletes past nights in all shards that no other process leads. */
export async function dropPastNights(db: Database, today: StayDate): Promise<void> {
	await db.tx(async (tx) => new NightStore(tx).dropBefore(today, await lead(tx, allShards)), {
		hasNoTimeout: true,
	});
}
