import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";

/** What a member may change of the account, one thing or several at once (DEC-143). */
export interface ProfileChange {
	readonly name?: string;
	/** Digits, with the proof of a code sent to it. */
	readonly phone?: { readonly number: string; readonly certId: string };
	/** Ends the other sessions. */
	readonly password?: string;
	/** The consent to advertising, given or taken back. */
	readonly agreesToMarketing?: boolean;
}

/** Changes of the member's own account. The screen shows refusals itself. */
export interface Profile {
	change(change: ProfileChange): Promise<Result<MemberAccount, Failure>>;
	/** Gives the login at Apple back, by its fresh answer: before an Apple account leaves (DEC-148). */
	giveBackApple(authorizationCode: string): Promise<Result<null, Failure>>;
	/** Leaves for good; refused while bookings or a subscription are open (DEC-148). */
	withdraw(): Promise<Result<null, Failure>>;
}
