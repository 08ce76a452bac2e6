import type { Queryable } from "#server/database/Database.ts";
import type { Schemas } from "./wire.ts";

/** A facility; `id` is its bit in property.fac. */
export interface FacilityEntry {
	readonly id: number;
	readonly code: string;
	readonly name: string;
	readonly category: string;
}

export interface FacilityTable {
	/** All facilities, by number. At most a minute old. */
	all(): Promise<readonly FacilityEntry[]>;
}

const AGE_MS = 60_000;

/** The facility table of this process: a few dozen rows that every search needs. */
export function createFacilityTable(db: Queryable): FacilityTable {
	let entries: Promise<readonly FacilityEntry[]> | null = null;
	let readAt = 0;
	return {
		all() {
			if (entries && performance.now() - readAt < AGE_MS) return entries;
			readAt = performance.now();
			const reading = db
				.query<FacilityEntry>(
					"SELECT facility_id AS id, code, name, category FROM facility ORDER BY facility_id",
				)
				.then(({ rows }) => rows);
			reading.catch(() => {
				entries = null;
			});
			entries = reading;
			return reading;
		},
	};
}

/** The facilities whose bits are set. `bits` is property.fac as text: 63 bits are more than a number holds. */
export function facilityAnswers(entries: readonly FacilityEntry[], bits: string): Schemas["Facility"][] {
	const mask = BigInt(bits);
	return entries
		.filter(({ id }) => ((mask >> BigInt(id)) & 1n) === 1n)
		.map(({ code, name, category }) => ({ facCode: code, facName: name, facImg: null, category }));
}
