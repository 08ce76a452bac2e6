import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { NationTab, PopularArea } from "#domain/stay/PopularDestination.ts";

/** Nation tabs and their area tiles (CALL-CONTENT-03, DEC-150). */
export interface PopularDestinations {
	tabs(): Promise<Result<readonly NationTab[], Failure>>;
	areas(tabId: number): Promise<Result<readonly PopularArea[], Failure>>;
}
