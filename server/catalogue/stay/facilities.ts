import type { Reads } from "#server/platform/database/Database.ts";
import { cachedFor } from "./cachedFor.ts";
import { type FacilityEntry, loadFacilities } from "./store/facilities.ts";
import type { Schemas } from "./wire.ts";

/** All facilities, ordered by ID; cached for at most a minute. */
export interface FacilityTable {
	all(): Promise<readonly FacilityEntry[]>;
}

const AGE_MS = 60_000;

/** Creates this process's facility table: a few dozen rows needed by every search. */
export const createFacilityTable = (reads: Reads): FacilityTable => ({
	all: cachedFor(AGE_MS, () => loadFacilities(reads)),
});

/** Returns the facilities whose bits are set. `bits` is property.fac as text, because its 63 bits exceed the precision of a number. */
export function facilityAnswers(entries: readonly FacilityEntry[], bits: string): Schemas["Facility"][] {
	const mask = BigInt(bits);
	return entries
		.filter(({ id }) => ((mask >> BigInt(id)) & 1n) === 1n)
		.map(({ code, name, category }) => ({ facCode: code, facName: name, facImg: null, category }));
}
