import type { Site } from "#domain/content/Site.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { Appearance } from "#domain/navigation/appearance.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** What server and browser must agree on for one page: plain JSON, sent with the document. */
export interface Environment {
	readonly surface: Surface;
	readonly appearance: Appearance;
	/** The Korean day and instant the page was made for. */
	readonly today: StayDate;
	readonly now: number;
	readonly crawler: boolean;
	readonly site: Site;
	readonly signedIn: boolean;
	/** There is a session, and nobody could be asked whose (DEC-186). */
	readonly isUnreached: boolean;
	readonly member: CachedMember | null;
}
