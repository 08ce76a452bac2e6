import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** Trades the refresh token for a new access token, once for all calls and tabs that wait for it (DEC-109). */
export interface SessionRenewal {
	/** Tokens that have changed since the stamp was taken are new enough: nothing is sent then. */
	renew(sentWith?: string | null): Promise<Result<null, Failure>>;
}
