import { AddPasskey } from "#application/passkey/AddPasskey.ts";
import { LogInByPasskey } from "#application/passkey/LogInByPasskey.ts";
import { ProveByPasskey } from "#application/passkey/ProveByPasskey.ts";
import { messageOnScreen, notShown, shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

const both = { authenticator: "authenticator", passkeys: "passkeys" } as const;

export const passkeyUseCases = {
	/** Returns the user agent of a browser that supports passkeys, else null; passkeys are then not offered. [DEC-195] */
	offerPasskeys: forward("authenticator", "device", notShown),
	/** Lists the member's passkeys. [DEC-195] */
	listPasskeys: forward("passkeys", "list", shownOnScreen),
	addPasskey: recipe(AddPasskey, both),
	renamePasskey: forward("passkeys", "rename", messageOnScreen),
	/** Deletes a passkey; its device can no longer log in. [DEC-195] */
	removePasskey: forward("passkeys", "remove", messageOnScreen),
	proveByPasskey: recipe(ProveByPasskey, both),
	logInByPasskey: recipe(LogInByPasskey, { ...both, arrival: "arrival" }),
};
