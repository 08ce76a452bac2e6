import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** What tells one snapshot from another, and what it sells. */
export interface PlantedWorld {
	readonly seed: number;
	readonly stays: number;
	/** The Korean day it is dated around, and the last night it sells. */
	readonly today: StayDate;
	readonly nightsUntil: StayDate;
}

/** Which snapshot a database was filled with, and up to which night it sells by now. */
interface PlantedState {
	readonly seed: number;
	readonly stays: number;
	readonly nights_until: StayDate;
}

/** Notes that a snapshot is planted; false when one has been before. */
export async function notePlanted(tx: Queryable, world: PlantedWorld): Promise<boolean> {
	const { seed, stays, today, nightsUntil } = world;
	const { rowCount } = await tx.query(
		"INSERT INTO world_state (seed, stays, seeded_on, nights_until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
		[seed, stays, today, nightsUntil],
	);
	return rowCount === 1;
}

/** Whether this database was ever filled with a demo: then people live here whose password everybody can read. */
export async function isPlanted(db: Queryable): Promise<boolean> {
	const { rowCount } = await db.query("SELECT FROM world_state");
	return rowCount === 1;
}

/** Locked until the transaction ends; null when none was planted. */
export async function lockPlanted(tx: Queryable): Promise<PlantedState | null> {
	const { rows } = await tx.query<PlantedState>(
		"SELECT seed, stays, nights_until FROM world_state FOR UPDATE",
	);
	return rows[0] ?? null;
}

export async function noteNights(tx: Queryable, until: StayDate): Promise<void> {
	await tx.query("UPDATE world_state SET nights_until = $1", [until]);
}
