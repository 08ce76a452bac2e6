import type { Result } from "#domain/shared/Result.ts";
import type { NationTab, PopularArea } from "#domain/stay/PopularDestination.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** Nation tabs and their area tiles (CALL-CONTENT-03, DEC-150). Silent: the panel shows its own text (DEC-051). */
export interface PopularDestinations {
	tabs(): Promise<Result<readonly NationTab[], CallFailure>>;
	areas(tabId: number): Promise<Result<readonly PopularArea[], CallFailure>>;
}
