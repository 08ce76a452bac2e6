import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";

/** Changes to the member's account; several can be made at once (DEC-143). */
export interface ProfileChange {
	readonly name?: string;
	/** `number` contains digits only; `certId` proves that a code sent to it was verified. */
	readonly phone?: { readonly number: string; readonly certId: string };
	/** A new password ends all other sessions. */
	readonly password?: string;
	/** Gives or withdraws consent to marketing. */
	readonly agreesToMarketing?: boolean;
}

/** Changes to the member's own account. The screen shows refusals itself. */
export interface Profile {
	change(change: ProfileChange): Promise<Result<MemberAccount, Failure>>;
	/** Revokes the login at Apple with a fresh authorization code, before an account that uses it is closed (DEC-148). */
	revokeAppleLogin(authorizationCode: string): Promise<Result<null, Failure>>;
	/** Closes the account permanently; refused while there are open bookings or a subscription (DEC-148). */
	withdraw(): Promise<Result<null, Failure>>;
}
