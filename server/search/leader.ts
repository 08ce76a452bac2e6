import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { BLOCK_CELLS } from "./cells.ts";
import { layOut, type Placed } from "./layout.ts";
import { type DirtyMonth, patchNights } from "./patchNights.ts";
import { lastBlock, relayout } from "./relayout.ts";
import { loadStays } from "./truth.ts";
import { writeBlock } from "./writeBlock.ts";

const LEADER_LOCK = 7_390_203;
const BATCH = 500;

/** Runs work as the only writer of the read model; null when another process is writing. */
async function asLeader<T>(
	db: Database,
	work: (tx: Queryable, ver: number) => Promise<T>,
): Promise<T | null> {
	return db.tx(async (tx) => {
		const { rows } = await tx.query<{ leads: boolean }>(
			{
				name: "search.lead",
				text: `SELECT pg_try_advisory_xact_lock(${LEADER_LOCK}) AS leads`,
			},
			[],
		);
		if (!rows[0]?.leads) return null;
		const next = await tx.query<{ ver: number }>(
			{ name: "search.ver", text: "SELECT nextval('stay_ver') AS ver" },
			[],
		);
		return work(tx, next.rows[0]!.ver);
	});
}

/** Takes over one batch of marks. Answers how many there were: 0 = nothing to do, or another process leads. */
export async function takeOver(db: Database, today: StayDate): Promise<number> {
	const waiting = await db.query({ name: "search.isDirty", text: "SELECT FROM stay_dirty LIMIT 1" }, []);
	if (waiting.rowCount === 0) return 0;
	const taken = await asLeader(db, async (tx, ver) => {
		const { rows } = await tx.query<{ property_id: number; ym: number }>(
			{
				name: "search.takeMarks",
				text: `
					DELETE FROM stay_dirty WHERE dirty_id IN (SELECT dirty_id FROM stay_dirty ORDER BY dirty_id LIMIT $1)
					RETURNING property_id, ym`,
			},
			[BATCH],
		);
		const changed = new Set(rows.filter((row) => row.ym === 0).map((row) => row.property_id));
		const months = new Map<string, DirtyMonth>();
		for (const { property_id: propertyId, ym } of rows) {
			if (ym !== 0 && !changed.has(propertyId)) months.set(`${propertyId}/${ym}`, { propertyId, ym });
		}
		const strangers = months.size > 0 ? await patchNights(tx, [...months.values()], today, ver) : [];
		const toPlace = [...changed, ...strangers];
		if (toPlace.length > 0) await relayout(tx, toPlace, today, ver);
		return rows.length;
	});
	return taken ?? 0;
}

/** Gives every open stay that has none a place, a block a transaction. Does nothing when all have one. */
export async function placeNewStays(db: Database, today: StayDate): Promise<void> {
	const { rows } = await db.query<Placed & { city_id: number }>(`
		SELECT p.property_id AS id, p.city_id, p.lat, p.lng, least(count(*), ${BLOCK_CELLS})::int AS cells
		FROM property p JOIN rateplan rp ON rp.property_id = p.property_id AND rp.status = 'open' AND rp.sale_type = 'STAY'
		WHERE p.status = 'open' AND NOT EXISTS (SELECT FROM stay_slot s WHERE s.property_id = p.property_id)
		GROUP BY p.property_id`);
	for (const [cityId, stays] of Map.groupBy(rows, (row) => row.city_id)) {
		for (const ids of layOut(stays)) {
			await asLeader(db, async (tx, ver) => {
				const block = (await lastBlock(tx, cityId)) + 1;
				const placed = await placedAmong(tx, ids);
				const left = ids.filter((id) => !placed.has(id));
				if (left.length === 0) return;
				await writeBlock(tx, { cityId, block }, await loadStays(tx, left, today), today, ver);
			});
		}
	}
}

/** Another process may have been faster. */
async function placedAmong(tx: Queryable, ids: readonly number[]): Promise<Set<number>> {
	const { rows } = await tx.query<{ property_id: number }>(
		"SELECT property_id FROM stay_slot WHERE property_id = ANY ($1::int[])",
		[ids],
	);
	return new Set(rows.map((row) => row.property_id));
}

/** Drops nights that are over. */
export async function dropPastNights(db: Database, today: StayDate): Promise<void> {
	await asLeader(db, (tx) => tx.query("DELETE FROM stay_night WHERE night < $1", [today]));
}
