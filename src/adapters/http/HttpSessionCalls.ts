import type { components } from "#contracts/auth.d.ts";
import type { LoginWay, Member } from "#domain/member/Member.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { EmailLogin, SessionCalls } from "#ports/SessionCalls.ts";
import { HttpPort } from "./HttpPort.ts";
import { withSignal } from "./withSignal.ts";

/** The session's API calls; the tokens themselves stay in cookies (DEC-178). */
export class HttpSessionCalls extends HttpPort implements SessionCalls {
	logIn({ email, password, rememberMe }: EmailLogin, options: CallOptions = {}) {
		const body = { loginType: "EMAIL", id: email, pwd: password, rememberMe } as const;
		return this.calls.send(
			() => this.calls.auth.POST("/login", { body, ...withSignal(options) }),
			() => null,
			{ sessionCall: true },
		);
	}

	logOut() {
		return this.calls.send(
			() => this.calls.auth.POST("/logout", { body: {} }),
			() => null,
			{ sessionCall: true },
		);
	}

	viewMember() {
		return this.calls.send(() => this.calls.auth.GET("/users"), memberOf);
	}

	recordLogin(surface: "web" | "webview", loginType: LoginWay) {
		const clientInterface = surface === "webview" ? "WEBVIEW" : "WEB";
		return this.calls.send(
			() => this.calls.auth.POST("/login-history", { body: { loginType, clientInterface } }),
			() => null,
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
