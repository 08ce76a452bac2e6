import type { Reads } from "#server/platform/database/Database.ts";
import { keptFor } from "./keptFor.ts";
import { type FacilityEntry, loadFacilities } from "./store/facilities.ts";
import type { Schemas } from "./wire.ts";

/** All facilities, by number. At most a minute old. */
export interface FacilityTable {
	all(): Promise<readonly FacilityEntry[]>;
}

const AGE_MS = 60_000;

/** The facility table of this process: a few dozen rows that every search needs. */
export const createFacilityTable = (reads: Reads): FacilityTable => ({
	all: keptFor(AGE_MS, () => loadFacilities(reads)),
});

/** The facilities whose bits are set. `bits` is property.fac as text: 63 bits are more than a number holds. */
export function facilityAnswers(entries: readonly FacilityEntry[], bits: string): Schemas["Facility"][] {
	const mask = BigInt(bits);
	return entries
		.filter(({ id }) => ((mask >> BigInt(id)) & 1n) === 1n)
		.map(({ code, name, category }) => ({ facCode: code, facName: name, facImg: null, category }));
}
