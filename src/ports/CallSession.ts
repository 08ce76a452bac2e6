import type { Failure, SignedOutReason } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** The session as seen by API calls. */
export interface CallSession {
	/** Whether there are tokens that could be renewed. */
	canRenew(): boolean;
	/** Identifies the current token pair; null without tokens. */
	stamp(): string | null;
	/** Called when a call starts. If the session could not be verified before, it is checked again without delaying the call (DEC-186). */
	onCall(): void;
	/** Replaces rejected tokens. If they have been renewed since the stamp was taken, nothing is sent (DEC-109). */
	renew(sentWith: string | null): Promise<Result<null, Failure>>;
	/** Called when a call finds the session over. Resolves when the session has been removed from this page; shows nothing. */
	onEnded(reason: SignedOutReason): Promise<void>;
}
