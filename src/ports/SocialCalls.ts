import type { Failure } from "#domain/failure/Failure.ts";
import type { SocialEntry, SocialProvider } from "#domain/member/socialLogin.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

export interface SocialAttempt {
	readonly provider: SocialProvider;
	/** The provider's answer as its callback brought it. */
	readonly token: string;
	/** Proof of the e-mail, to join the provider's account to a member's. */
	readonly certId: string | null;
}

/** A provider's account that opens a member's. */
export interface LinkedSocial {
	readonly provider: SocialProvider;
	/** Korean time, 'yyyy-MM-dd HH:mm:ss'. */
	readonly linkedAt: string;
}

/** Logging in with a provider's account. The screens show refusals themselves. */
export interface SocialCalls {
	/** As a member both tokens are stored. */
	enter(attempt: SocialAttempt): Promise<Result<SocialEntry, Failure>>;
	/** The accounts that open the member's. */
	list(options?: CallOptions): Promise<Result<readonly LinkedSocial[], Failure>>;
	/** Where the member leaves for, to join an account of the provider; refused to who has not just shown to be the owner. */
	begin(provider: SocialProvider): Promise<Result<string, Failure>>;
	/** Refused when the account is another member's. */
	link(attempt: Omit<SocialAttempt, "certId">): Promise<Result<null, Failure>>;
	/** Refused when nothing else lets the member in. */
	remove(provider: SocialProvider): Promise<Result<null, Failure>>;
}
