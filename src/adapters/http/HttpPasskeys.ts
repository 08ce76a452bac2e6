import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Passkeys } from "#ports/Passkeys.ts";
import { HttpPort } from "./HttpPort.ts";
import { withSignal } from "./withSignal.ts";

export class HttpPasskeys extends HttpPort implements Passkeys {
	challenge() {
		return this.calls.send(
			() => this.calls.auth.POST("/passkeys/challenge", { body: {} }),
			({ challenge, rpId }) => ({ challenge, rpId }),
		);
	}

	creation() {
		return this.calls.send(
			() => this.calls.auth.POST("/passkeys/creation", { body: {} }),
			({ challenge, rpId, rpName, userId, userName, displayName, known }) => ({
				challenge,
				rpId,
				rpName,
				userId,
				userName,
				displayName,
				known,
			}),
		);
	}

	list(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.auth.GET("/passkeys", withSignal(options)),
			({ passkeys }) => passkeys.map(({ idx, ...passkey }) => ({ id: idx, ...passkey })),
		);
	}

	add({ transports, ...made }: MadePasskey, name: string) {
		const body = { name, passkey: { ...made, transports: [...transports] } };
		return this.calls.send(
			() => this.calls.auth.POST("/passkeys", { body }),
			() => null,
		);
	}

	rename(idx: number, name: string) {
		return this.calls.send(
			() => this.calls.auth.PUT("/passkeys/{idx}", { params: { path: { idx } }, body: { name } }),
			() => null,
		);
	}

	remove(idx: number) {
		return this.calls.send(
			() => this.calls.auth.DELETE("/passkeys/{idx}", { params: { path: { idx } } }),
			() => null,
		);
	}

	logIn(passkey: SignedChallenge, rememberMe: boolean) {
		return this.calls.send(
			() => this.calls.auth.POST("/login/passkey", { body: { passkey, rememberMe } }),
			() => null,
			{ sessionCall: true },
		);
	}

	prove(passkey: SignedChallenge) {
		return this.calls.send(
			() => this.calls.auth.POST("/users/proof", { body: { passkey } }),
			() => null,
		);
	}
}
