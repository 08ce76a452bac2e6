import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { layOut, type Placed } from "./block/layout.ts";
import { patchNights } from "./patchNights.ts";
import { relayout } from "./relayout.ts";
import { BlockStore } from "./store/BlockStore.ts";
import { lead, leadInTurn } from "./store/lead.ts";
import { hasMarks, type Mark, takeMarks } from "./store/marks.ts";
import { NightStore } from "./store/NightStore.ts";
import { loadStays } from "./store/truth.ts";
import { writeBlock } from "./writeBlock.ts";

const BATCH = 500;
/** So many stays are asked for at once. */
const PAGE = 5_000;
/** Blocks of a city after which what there is can be searched. */
const TOLD_AFTER = 40;

/** Runs work as the only writer of the read model, in its own time; null when another process is writing. */
const asLeader = <T>(db: Database, work: (tx: Queryable, ver: number) => Promise<T>): Promise<T | null> =>
	db.tx(
		async (tx) => {
			const ver = await lead(tx);
			return ver === null ? null : work(tx, ver);
		},
		{ isUnhurried: true },
	);

/** Takes over one batch of marks. Answers how many there were: 0 = nothing to do, or another process leads. */
export async function takeOver(db: Database, today: StayDate): Promise<number> {
	if (!(await hasMarks(db))) return 0;
	const taken = await asLeader(db, async (tx, ver) => {
		const marks = await takeMarks(tx, BATCH);
		const changed = new Set(marks.filter(({ ym }) => ym === 0).map(({ propertyId }) => propertyId));
		const months = new Map<string, Mark>();
		for (const mark of marks) {
			const { propertyId, ym } = mark;
			if (ym !== 0 && !changed.has(propertyId)) months.set(`${propertyId}/${ym}`, mark);
		}
		const strangers = months.size > 0 ? await patchNights(tx, [...months.values()], today, ver) : [];
		const toPlace = [...changed, ...strangers];
		if (toPlace.length > 0) await relayout(tx, toPlace, today, ver);
		return marks.length;
	});
	return taken ?? 0;
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
	for (let cityId = watch.next(left); cityId !== undefined; cityId = watch.next(left)) {
		for (const [index, ids] of layOut(await homelessOf(db, cityId)).entries()) {
			await placeBlock(db, cityId, ids, today);
			if (index % TOLD_AFTER === TOLD_AFTER - 1) await watch.told(left);
		}
		left.delete(cityId);
		await watch.told(left);
	}
}

const unhurried = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
	db.tx(work, { isUnhurried: true, isReadOnly: true });

async function homelessOf(db: Database, cityId: number): Promise<readonly Placed[]> {
	const stays: Placed[] = [];
	for (;;) {
		const after = stays.at(-1)?.id ?? 0;
		const page = await unhurried(db, (tx) => new BlockStore(tx).homeless(cityId, after, PAGE));
		stays.push(...page);
		if (page.length < PAGE) return stays;
	}
}

async function placeBlock(
	db: Database,
	cityId: number,
	ids: readonly number[],
	today: StayDate,
): Promise<void> {
	// In turn: whoever reads on must find what another process is about to write.
	await db.tx(
		async (tx) => {
			const ver = await leadInTurn(tx);
			const store = new BlockStore(tx);
			const block = (await store.lastOf(cityId)) + 1;
			// Another process may have been faster.
			const placed = await store.homesOf(ids);
			const left = ids.filter((id) => !placed.has(id));
			if (left.length === 0) return;
			await writeBlock(tx, { cityId, block }, await loadStays(tx, left, today), today, ver);
		},
		{ isUnhurried: true },
	);
}

/** Drops nights that are over. */
export async function dropPastNights(db: Database, today: StayDate): Promise<void> {
	await asLeader(db, (tx) => new NightStore(tx).dropBefore(today));
}
