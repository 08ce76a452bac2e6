import { addresses } from "./addresses.ts";
import { readInternalPath } from "./internalPath.ts";
import { homeRoute, loginRoute, returnTarget } from "./returnTarget.ts";

const queryOf = (address: string): URLSearchParams =>
	new URLSearchParams(readInternalPath(address)?.rest ?? "");

/** Returns the secret in the URL of an unlisted event; null when there is none. [DEC-118] */
export const secretOf = (address: string): string | null => queryOf(address).get("secret");

/** Returns the path of an event, with the secret that opens it if it is unlisted. [DEC-118] */
export const eventPath = (id: number, secret: string | null): string =>
	secret === null ? addresses.event.to(id) : `${addresses.event.to(id)}?secret=${encodeURIComponent(secret)}`;

/** Whether a URL is that of an unlisted event, which opens only with its secret. [DEC-118] */
export const isSecretPage = (address: string): boolean =>
	/^\/events\/\d+\?/.test(address) && secretOf(address) !== null;

/** Returns the target of a partner link '/?link={path}'; null when it is not one of our pages. [DEC-118] */
export function partnerDestination(address: string): string | null {
	if (!address.startsWith(`${homeRoute}?`)) return null;
	const target = returnTarget(queryOf(address).get("link"));
	return target === homeRoute ? null : target;
}

/** Whether the visitor reached the home page from a login that had no page to return to. [DEC-030, DEC-118] */
export const cameFromLoginOnly = (left: string | null, address: string): boolean =>
	address === homeRoute && (left?.startsWith(loginRoute) ?? false);
