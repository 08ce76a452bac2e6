import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "./Database.ts";

/** What nearly every capability of the server is made with. */
export interface BaseParts {
	readonly db: Database;
	readonly clock: Clock;
}
