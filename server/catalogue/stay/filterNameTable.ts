import type { Reads } from "#server/platform/database/Database.ts";
import { cachedFor } from "./cachedFor.ts";
import { loadAreas, loadKinds, type NamedValue } from "./store/filterNames.ts";

/** Display names of filter values; cached for at most a minute. */
export interface FilterNameTable {
	kinds(): Promise<readonly NamedValue[]>;
	areas(cityId: number): Promise<readonly NamedValue[]>;
}

const AGE_MS = 60_000;

/** Creates this process's table of names: a few rows needed by every search. */
export function createFilterNameTable(reads: Reads): FilterNameTable {
	const cities = new Map<number, () => Promise<readonly NamedValue[]>>();
	return {
		kinds: cachedFor(AGE_MS, () => loadKinds(reads)),
		areas(cityId) {
			const areas = cities.get(cityId) ?? cachedFor(AGE_MS, () => loadAreas(reads, cityId));
			cities.set(cityId, areas);
			return areas();
		},
	};
}
