import { AddPasskey } from "#application/passkey/AddPasskey.ts";
import { LogInByPasskey } from "#application/passkey/LogInByPasskey.ts";
import { ProveByPasskey } from "#application/passkey/ProveByPasskey.ts";
import { notShown, shownOnScreen, wordsOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

const both = { authenticator: "authenticator", passkeys: "passkeys" } as const;

export const passkeyUseCases = {
	/** What the browser that would hold a passkey calls itself; null where there can be none, and none is offered. [DEC-195] */
	offerPasskeys: forward("authenticator", "device", notShown),
	/** The passkeys of the member. [DEC-195] */
	listPasskeys: forward("passkeys", "list", shownOnScreen),
	addPasskey: recipe(AddPasskey, both),
	renamePasskey: forward("passkeys", "rename", wordsOnScreen),
	/** Takes a passkey away: its device opens nothing any more. [DEC-195] */
	removePasskey: forward("passkeys", "remove", wordsOnScreen),
	proveByPasskey: recipe(ProveByPasskey, both),
	logInByPasskey: recipe(LogInByPasskey, { ...both, arrival: "arrival" }),
};
