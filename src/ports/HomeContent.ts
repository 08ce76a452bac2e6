import type { Banner, Place } from "#domain/content/HomeContent.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** What the home page shows beside stays (CALL-CONTENT-13, CALL-CONTENT-14). */
export interface HomeContent {
	/** Without an answer home has no banner area (DEC-155). */
	banners(): Promise<Result<readonly Banner[], Failure>>;
	/** `start` from 0, `end` exclusive (DEC-156). */
	places(start: number, end: number): Promise<Result<readonly Place[], Failure>>;
}
