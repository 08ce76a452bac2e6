import type { Database } from "#server/platform/database/Database.ts";
import { plantSnapshot } from "#server/snapshot/plantSnapshot.ts";
import type { Snapshot } from "#server/snapshot/Snapshot.ts";
import { makeWorld, type World, type WorldOptions } from "#world/makeWorld.ts";

/** A demo world in the form in which the server reads it from its folder. */
export const snapshotOf = ({ tables, ...world }: World): Snapshot => ({
	...world,
	tables: tables.map(({ rows, ...about }) => ({
		...about,
		lines: Array.from(rows, (row) => JSON.stringify(row)),
	})),
});

/** Fills a database with a demo world, or extends its nights on sale to those of a larger one. */
export const plantWorld = (db: Database, options: WorldOptions) =>
	plantSnapshot(db, snapshotOf(makeWorld(options)));
