import type { Banner, Place } from "#domain/content/HomeContent.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** What the home page shows beside stays (CALL-CONTENT-13, CALL-CONTENT-14). */
export interface HomeContent {
	/** Silent: without an answer home has no banner area (DEC-155). */
	banners(): Promise<Result<readonly Banner[], CallFailure>>;
	/** Silent. `start` from 0, `end` exclusive (DEC-156). */
	places(start: number, end: number): Promise<Result<readonly Place[], CallFailure>>;
}
