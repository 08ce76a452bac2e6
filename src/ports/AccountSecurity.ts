import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Re-authentication by the current password, or by a code sent to the account's e-mail address. */
export type OwnerProof = { readonly password: string } | { readonly certId: string };

/** An active login. */
export interface OpenLogin {
	readonly id: string;
	readonly userAgent: string;
	readonly ip: string;
	/** Korean time, 'yyyy-MM-dd HH:mm:ss'. */
	readonly lastSeenAt: string;
	readonly isCurrent: boolean;
}

/** Security of the member's account. [DEC-195] */
export interface AccountSecurity {
	/** Re-authenticates this login for 15 minutes. */
	prove(proof: OwnerProof): Promise<Result<null, Failure>>;
	logins(options?: CallOptions): Promise<Result<readonly OpenLogin[], Failure>>;
	/** Returns a copy of all data stored about the member, as a file. */
	ownData(): Promise<Result<{ readonly fileName: string; readonly text: string }, Failure>>;
	/** Ends one login; null ends all except this one. */
	endLogins(id: string | null): Promise<Result<null, Failure>>;
}
