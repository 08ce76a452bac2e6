import type { Site } from "#domain/content/Site.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { Appearance } from "#domain/navigation/appearance.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** What server and browser must agree on for one page: plain JSON, sent with the document. */
export interface Environment {
	readonly surface: Surface;
	readonly appearance: Appearance;
	/** Date and instant, in Korean time, at which the page was rendered. */
	readonly today: StayDate;
	readonly now: number;
	readonly crawler: boolean;
	readonly site: Site;
	readonly signedIn: boolean;
	/** Whether a session exists but its member could not be looked up (DEC-186). */
	readonly isMemberUnknown: boolean;
	readonly member: CachedMember | null;
}
