import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** Trades the refresh token for a new access token, once for all calls and tabs that wait for it (DEC-109). */
export interface SessionRenewal {
	/** Whether there is a session that could be renewed. */
	possible(): boolean;
	renew(): Promise<Result<null, CallFailure>>;
}
