import type { Failure } from "#domain/failure/Failure.ts";
import type { LoginWay, Member } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

export interface EmailLogin {
	readonly email: string;
	readonly password: string;
	readonly rememberMe: boolean;
}

/** The session's API calls (AUTH-SESSION-13). */
export interface SessionCalls {
	/** Logs in; on success both tokens are stored. */
	logIn(login: EmailLogin, options?: CallOptions): Promise<Result<null, Failure>>;
	logOut(): Promise<Result<null, Failure>>;
	/** Returns the member to whom the session belongs. */
	viewMember(): Promise<Result<Member, Failure>>;
	/** Records the login. Failures do not affect the visitor (DEC-141). */
	recordLogin(surface: "web" | "webview", loginType: LoginWay): Promise<Result<null, Failure>>;
}
