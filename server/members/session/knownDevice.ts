import type { Queryable } from "#server/platform/database/Database.ts";
import { DeviceStore } from "./store/DeviceStore.ts";
import { tokenHash } from "./tokens.ts";

export const isDeviceToken = (text: string | null): text is string =>
	text !== null && /^[A-Za-z0-9_-]{43}$/.test(text);

/** Returns the hash under which a device token is stored; null if the cookie is not one of ours. */
export const deviceHash = (device: string | null): Buffer | null =>
	isDeviceToken(device) ? tokenHash(device) : null;

/** Returns a key for the device if the owner of this e-mail address has logged in with it before; otherwise null. */
export const knownDevice = async (
	tx: Queryable,
	emailKey: string,
	device: string | null,
): Promise<string | null> => {
	const hash = deviceHash(device);
	const isKnown = hash !== null && (await new DeviceStore(tx).knows(emailKey, hash));
	return isKnown ? hash.toString("base64url") : null;
};
