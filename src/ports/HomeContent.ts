import type { Banner, Place } from "#domain/content/HomeContent.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** Content of the home page other than stays (CALL-CONTENT-13, CALL-CONTENT-14). */
export interface HomeContent {
	/** Returns the banners; if they cannot be loaded, the home page has no banner area (DEC-155). */
	banners(): Promise<Result<readonly Banner[], Failure>>;
	/** Returns a range of places: `start` from 0, `end` exclusive (DEC-156). */
	places(start: number, end: number): Promise<Result<readonly Place[], Failure>>;
}
