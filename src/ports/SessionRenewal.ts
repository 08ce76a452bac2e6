import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** Trades the refresh token for a new access token, once for all calls and tabs that wait for it (DEC-109). */
export interface SessionRenewal {
	/** Whether there is a session that could be renewed. */
	possible(): boolean;
	/** Tells the tokens of one moment from those of another; null without any. */
	stamp(): string | null;
	/** Tokens that have changed since the stamp was taken are new enough: nothing is sent then. */
	renew(sentWith?: string | null): Promise<Result<null, CallFailure>>;
}
