import type { Known } from "#server/ops/line/readStayLine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Returns the cities, types and facilities that lines may refer to. */
export async function knownOf(db: Queryable): Promise<Known> {
	const { rows: cities } = await db.query<{ city_code: string }>("SELECT city_code FROM city");
	const { rows: types } = await db.query<{ name: string }>("SELECT name FROM property_type");
	const { rows: facilities } = await db.query<{ code: string }>("SELECT code FROM facility");
	return {
		facilities: new Set(facilities.map(({ code }) => code)),
		cities: new Set(cities.map(({ city_code }) => city_code)),
		types: new Set(types.map(({ name }) => name)),
	};
}

/** Returns the last line that an interrupted import of the same file reached; 0 when there was none or it finished. */
export async function lastImportedLine(db: Queryable, digest: string): Promise<number> {
	const { rows } = await db.query<{ line: number }>(
		"SELECT (result->>'line')::int AS line FROM job_run WHERE job = 'import' AND slot = $1 AND finished_at IS NULL",
		[digest],
	);
	return rows[0]?.line ?? 0;
}

export const recordLine = (tx: Queryable, digest: string, line: number) =>
	tx.query(
		`INSERT INTO job_run (job, slot, result) VALUES ('import', $1, jsonb_build_object('line', $2::int))
		ON CONFLICT (job, slot) DO UPDATE SET result = excluded.result, finished_at = NULL`,
		[digest, line],
	);

/** Marks the import of a file as finished; importing it again starts from the beginning. */
export const endImport = (db: Queryable, digest: string) =>
	db.query("UPDATE job_run SET finished_at = now() WHERE job = 'import' AND slot = $1", [digest]);
