import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** Exchanges the refresh token for a new access token, once for all waiting calls and tabs (DEC-109). */
export interface SessionRenewal {
	/** Renews the tokens. If they have changed since the stamp `sentWith` was taken, nothing is sent. */
	renew(sentWith?: string | null): Promise<Result<null, Failure>>;
}
