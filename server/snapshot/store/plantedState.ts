import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** The identity of a snapshot, and the period it sells. */
export interface PlantedWorld {
	readonly seed: number;
	readonly stays: number;
	/** The Korean day the snapshot is dated around; nightsUntil is the last night it sells. */
	readonly today: StayDate;
	readonly nightsUntil: StayDate;
}

/** The snapshot a database was filled with, and the last night now on sale. */
interface PlantedState {
	readonly seed: number;
	readonly stays: number;
	readonly nights_until: StayDate;
}

/** Records that a snapshot has been planted; false when one was planted before. */
export async function notePlanted(tx: Queryable, world: PlantedWorld): Promise<boolean> {
	const { seed, stays, today, nightsUntil } = world;
	const { rowCount } = await tx.query(
		"INSERT INTO world_state (seed, stays, seeded_on, nights_until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
		[seed, stays, today, nightsUntil],
	);
	return rowCount === 1;
}

/** Whether this database was ever filled with a demo: it then contains accounts with publicly known passwords. */
export async function isPlanted(db: Queryable): Promise<boolean> {
	const { rowCount } = await db.query("SELECT FROM world_state");
	return rowCount === 1;
}

/** Whether a table of reference data has any, planted or of an earlier demo. */
export async function hasRows(db: Queryable, table: string): Promise<boolean> {
	const { rowCount } = await db.query(`SELECT FROM ${table} LIMIT 1`);
	return rowCount === 1;
}

/** Makes other processes that want to plant reference data wait until the transaction ends. */
export async function lockReference(tx: Queryable): Promise<void> {
	await tx.query("LOCK TABLE nation IN SHARE ROW EXCLUSIVE MODE");
}

/** Reads the planted snapshot's state and locks it until the transaction ends; null when none was planted. */
export async function lockPlanted(tx: Queryable): Promise<PlantedState | null> {
	const { rows } = await tx.query<PlantedState>(
		"SELECT seed, stays, nights_until FROM world_state FOR UPDATE",
	);
	return rows[0] ?? null;
}

export async function noteNights(tx: Queryable, until: StayDate): Promise<void> {
	await tx.query("UPDATE world_state SET nights_until = $1", [until]);
}
