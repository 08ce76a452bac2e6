import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "./Database.ts";

/** Dependencies shared by nearly all server components. */
export interface BaseParts {
	readonly db: Database;
	readonly clock: Clock;
}
