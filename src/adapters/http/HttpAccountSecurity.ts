import type { AccountSecurity, OwnerProof } from "#ports/AccountSecurity.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import { HttpPort } from "./HttpPort.ts";
import { withSignal } from "./withSignal.ts";

export class HttpAccountSecurity extends HttpPort implements AccountSecurity {
	prove(proof: OwnerProof) {
		const body = "password" in proof ? { pwd: proof.password } : { certIdx: proof.certId };
		return this.calls.send(
			() => this.calls.auth.POST("/users/proof", { body }),
			() => null,
		);
	}

	logins(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.auth.GET("/sessions", withSignal(options)),
			({ sessions }) => sessions,
		);
	}

	ownData() {
		return this.calls.send(
			() => this.calls.auth.GET("/users/export"),
			({ fileName, text }) => ({ fileName, text }),
		);
	}

	endLogins(id: string | null) {
		return this.calls.send(
			() => this.calls.auth.POST("/sessions/end", { body: id === null ? {} : { id } }),
			() => null,
		);
	}
}
