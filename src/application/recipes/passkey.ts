import { AddPasskey } from "#application/passkey/AddPasskey.ts";
import { LogInByPasskey } from "#application/passkey/LogInByPasskey.ts";
import { ProveByPasskey } from "#application/passkey/ProveByPasskey.ts";
import { RemovePasskey } from "#application/passkey/RemovePasskey.ts";
import { RenamePasskey } from "#application/passkey/RenamePasskey.ts";
import { notShown, shownOnScreen } from "#application/use-case/manners.ts";
import { forward, made } from "./Recipe.ts";

const both = { authenticator: "authenticator", passkeys: "passkeys" } as const;

export const passkeyUseCases = {
	/** What the browser that would hold a passkey calls itself; null where there can be none, and none is offered. [DEC-195] */
	offerPasskeys: forward("authenticator", "device", notShown),
	/** The passkeys of the member. [DEC-195] */
	listPasskeys: forward("passkeys", "list", shownOnScreen),
	addPasskey: made(AddPasskey, both),
	renamePasskey: made(RenamePasskey, { passkeys: "passkeys" }),
	removePasskey: made(RemovePasskey, { passkeys: "passkeys" }),
	proveByPasskey: made(ProveByPasskey, both),
	logInByPasskey: made(LogInByPasskey, { ...both, arrival: "arrival" }),
};
