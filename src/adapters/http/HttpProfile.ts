import { failures } from "#domain/support/failures.ts";
import type { Profile, ProfileChange } from "#ports/Profile.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import { memberAccount } from "./wireMembers.ts";

const inPlace = {
	handles: [
		failures.invalidRequest.code,
		failures.generic.code,
		failures.updateFailed.code,
		failures.verifyFailed.code,
		failures.withdrawFailed.code,
	],
};

export class HttpProfile implements Profile {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	change({ name, phone, password }: ProfileChange) {
		const body = {
			...(name !== undefined && { name }),
			...(phone && { phone: phone.number, certIdx: phone.certId }),
			...(password !== undefined && { pwd: password }),
		};
		return this.#calls.send(() => this.#calls.auth.PUT("/users", { body }), memberAccount, inPlace);
	}

	giveBackApple(authorizationCode: string) {
		return this.#calls.send(
			() => this.#calls.auth.POST("/users/revoke/apple", { body: { authorizationCode } }),
			() => null,
			inPlace,
		);
	}

	withdraw() {
		return this.#calls.send(
			() =>
				this.#calls.auth.GET("/users/unlink", {
					params: { header: { "X-Requested-With": "web" } },
				}),
			() => null,
			inPlace,
		);
	}
}
