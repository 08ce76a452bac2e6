import type { Trail } from "#domain/navigation/trail.ts";
import type { UrlHistory } from "#domain/navigation/urlHistory.ts";

/** Where this tab has been (DEC-117, DEC-118). */
export interface Visits {
	/** Kept as long as the tab. */
	history(): UrlHistory;
	keepHistory(history: UrlHistory): void;
	/** Known since the document was loaded. */
	trail(): Trail;
	keepTrail(trail: Trail): void;
}
