import type { Failure } from "#domain/failure/Failure.ts";
import type { SocialEntry, SocialProvider } from "#domain/member/socialLogin.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

export interface SocialAttempt {
	readonly provider: SocialProvider;
	/** The token from the provider's callback. */
	readonly token: string;
	/** Proof of the e-mail address, required to link the provider account to an existing member. */
	readonly certId: string | null;
}

/** A provider account that can log in as the member. */
export interface LinkedSocial {
	readonly provider: SocialProvider;
	/** Korean time, 'yyyy-MM-dd HH:mm:ss'. */
	readonly linkedAt: string;
}

/** Social login. The screens show refusals themselves. */
export interface SocialCalls {
	/** Enters with a provider account; for an existing member both tokens are stored. */
	enter(attempt: SocialAttempt): Promise<Result<SocialEntry, Failure>>;
	/** Lists the provider accounts linked to the member. */
	list(options?: CallOptions): Promise<Result<readonly LinkedSocial[], Failure>>;
	/** Returns the provider's address for linking an account; refused without a recent re-authentication. */
	begin(provider: SocialProvider): Promise<Result<string, Failure>>;
	/** Links a provider account; refused if it belongs to another member. */
	link(attempt: Omit<SocialAttempt, "certId">): Promise<Result<null, Failure>>;
	/** Unlinks a provider account; refused if it is the member's only way to log in. */
	remove(provider: SocialProvider): Promise<Result<null, Failure>>;
}
