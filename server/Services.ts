import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/Database.ts";
import type { Members } from "./members/createMembers.ts";
import type { Sessions } from "./sessions/createSessions.ts";

/** What handlers may call: one object a capability, made once in compose.ts. */
export interface Services {
	readonly config: Config;
	readonly clock: Clock;
	readonly db: Database;
	readonly members: Members;
	readonly sessions: Sessions;
}
