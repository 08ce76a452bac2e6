import type { LoginType, Member } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

export interface EmailLogin {
	readonly email: string;
	readonly password: string;
	readonly rememberMe: boolean;
}

/** The calls of the session's logic (AUTH-SESSION-13). */
export interface SessionCalls {
	/** On success both tokens are stored. */
	logIn(
		login: EmailLogin,
		options?: { signal?: AbortSignal | undefined },
	): Promise<Result<null, CallFailure>>;
	/** Silent: a failed logout still logs out (AUTH-SESSION-08). */
	logOut(): Promise<Result<null, CallFailure>>;
	/** The member behind the session. */
	viewMember(settings: { readonly silent: boolean }): Promise<Result<Member, CallFailure>>;
	/** Silent: writing the login down is nobody's concern but ours (DEC-141). */
	recordLogin(surface: "web" | "webview", loginType: LoginType): Promise<Result<null, CallFailure>>;
}
