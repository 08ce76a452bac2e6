import type { Trail } from "#domain/navigation/trail.ts";
import type { UrlHistory } from "#domain/navigation/urlHistory.ts";

/** Pages visited in this tab (DEC-117, DEC-118). */
export interface Visits {
	/** The back stack, kept for the lifetime of the tab. */
	history(): UrlHistory;
	saveHistory(history: UrlHistory): void;
	/** The trail since the document was loaded, held in memory only. */
	trail(): Trail;
	saveTrail(trail: Trail): void;
}
