import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Shows once more to be the owner: by the current password, or by a code that arrived at the account's e-mail. */
export type OwnerProof = { readonly password: string } | { readonly certId: string };

/** A login that can still be used. */
export interface OpenLogin {
	readonly id: string;
	readonly userAgent: string;
	readonly ip: string;
	/** Korean time, 'yyyy-MM-dd HH:mm:ss'. */
	readonly lastSeenAt: string;
	readonly isCurrent: boolean;
}

/** What keeps others out of an account. [DEC-195] */
export interface AccountSecurity {
	/** Counts for this login and a quarter of an hour. */
	prove(proof: OwnerProof): Promise<Result<null, Failure>>;
	logins(options?: CallOptions): Promise<Result<readonly OpenLogin[], Failure>>;
	/** A copy of all that is kept of the member, as a file. */
	ownData(): Promise<Result<{ readonly fileName: string; readonly text: string }, Failure>>;
	/** Null: all but this one. */
	endLogins(id: string | null): Promise<Result<null, Failure>>;
}
