import type { Failure, SignedOutReason } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** What calls need to know of the session they are made in, and tell it. */
export interface CallSession {
	/** Whether there are tokens that could be renewed. */
	possible(): boolean;
	/** Tells the tokens of one moment from those of another; null without any. */
	stamp(): string | null;
	/** A call begins: a session nobody could be asked about is asked about again, without holding the call up (DEC-186). */
	called(): void;
	/** New tokens in place of the refused ones; what was renewed since the stamp was taken is new enough (DEC-109). */
	renew(sentWith: string | null): Promise<Result<null, Failure>>;
	/** A call was told that the session is over. Resolves when nothing of it is left here; shows nothing. */
	ended(reason: SignedOutReason): Promise<void>;
}
