import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import type { MemberApp } from "./memberApp.ts";

interface SignedIn {
	readonly world: MemberApp;
	readonly token: string;
	readonly email: string;
}

/** The passkey calls as a page makes them, for whoever is signed in at the time. */
export function passkeyCalls(who: () => SignedIn) {
	const call = (
		method: "GET" | "PUT" | "POST" | "DELETE",
		path: string,
		body: object | null,
		token: string | null = who().token,
	) => who().world.send(method, `/api/auth${path}`, body, { token });
	return {
		call,
		creation: async (token?: string) => (await call("POST", "/passkeys/creation", {}, token)).data,
		challenge: async () => (await call("POST", "/passkeys/challenge", {}, null)).data,
		add: (passkey: object, name = "내 휴대폰", token?: string) =>
			call("POST", "/passkeys", { name, passkey }, token),
		enter: (passkey: object) => call("POST", "/login/passkey", { passkey }, null),
		list: async (token?: string) => (await call("GET", "/passkeys", null, token)).data.passkeys,
		/** Mails sent to the owner, oldest first. */
		async mails(): Promise<readonly string[]> {
			const { world, email } = who();
			const { rows } = await world.db.query<{ key: string }>(
				"SELECT key FROM outbox WHERE recipient = ANY ($1) AND key LIKE 'owner.passkey%' ORDER BY outbox_id",
				[matchingHashes(email)],
			);
			return rows.map(({ key }) => key);
		},
	};
}
