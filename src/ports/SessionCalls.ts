import type { Failure } from "#domain/failure/Failure.ts";
import type { LoginWay, Member } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

export interface EmailLogin {
	readonly email: string;
	readonly password: string;
	readonly rememberMe: boolean;
}

/** The calls of the session's logic (AUTH-SESSION-13). */
export interface SessionCalls {
	/** On success both tokens are stored. */
	logIn(login: EmailLogin, options?: CallOptions): Promise<Result<null, Failure>>;
	logOut(): Promise<Result<null, Failure>>;
	/** The member behind the session. */
	viewMember(): Promise<Result<Member, Failure>>;
	/** Nobody but us cares whether it was written down (DEC-141). */
	recordLogin(surface: "web" | "webview", loginType: LoginWay): Promise<Result<null, Failure>>;
}
