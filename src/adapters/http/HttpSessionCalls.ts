import type { LoginType, Member } from "#domain/member/Member.ts";
import { failures } from "#domain/support/failures.ts";
import type { EmailLogin, SessionCalls } from "#ports/SessionCalls.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import type { components } from "./schema/auth.d.ts";

/** The session's calls; the tokens themselves stay in cookies (DEC-178). */
export class HttpSessionCalls implements SessionCalls {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	logIn({ email, password, rememberMe }: EmailLogin, { signal }: { signal?: AbortSignal | undefined } = {}) {
		const body = { loginType: "EMAIL", id: email, pwd: password, rememberMe } as const;
		return this.#calls.send(
			() => this.#calls.auth.POST("/login", { body, ...(signal ? { signal } : {}) }),
			() => null,
			{ sessionCall: true, handles: [failures.memberNotFound.code] },
		);
	}

	logOut() {
		return this.#calls.send(
			() => this.#calls.auth.POST("/logout", { body: {} }),
			() => null,
			{ silent: true, sessionCall: true },
		);
	}

	viewMember({ silent }: { readonly silent: boolean }) {
		return this.#calls.send(() => this.#calls.auth.GET("/users"), memberOf, { silent });
	}

	recordLogin(surface: "web" | "webview", loginType: LoginType) {
		const clientInterface = surface === "webview" ? "WEBVIEW" : "WEB";
		return this.#calls.send(
			() => this.#calls.auth.POST("/login-history", { body: { loginType, clientInterface } }),
			() => null,
			{ silent: true },
		);
	}
}

const memberOf = ({
	name,
	email,
	grade,
	type,
	corpName,
	phone,
}: components["schemas"]["UserInfo"]): Member => ({ name: name ?? "", email, grade, type, corpName, phone });
