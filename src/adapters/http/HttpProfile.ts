import type { Profile, ProfileChange } from "#ports/Profile.ts";
import { HttpPort } from "./HttpPort.ts";
import { memberAccount } from "./wireMembers.ts";

export class HttpProfile extends HttpPort implements Profile {
	change({ name, phone, password, agreesToMarketing }: ProfileChange) {
		const body = {
			...(name !== undefined && { name }),
			...(phone && { phone: phone.number, certIdx: phone.certId }),
			...(password !== undefined && { pwd: password }),
			...(agreesToMarketing !== undefined && { marketingAgree: agreesToMarketing }),
		};
		return this.calls.send(() => this.calls.auth.PUT("/users", { body }), memberAccount);
	}

	revokeAppleLogin(authorizationCode: string) {
		return this.calls.send(
			() => this.calls.auth.POST("/users/revoke/apple", { body: { authorizationCode } }),
			() => null,
		);
	}

	withdraw() {
		return this.calls.send(
			() =>
				this.calls.auth.GET("/users/unlink", {
					params: { header: { "X-Requested-With": "web" } },
				}),
			() => null,
		);
	}
}
