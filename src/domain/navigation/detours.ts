import { readInternalPath } from "./internalPath.ts";
import { homeRoute, loginRoute, returnTarget } from "./returnTarget.ts";

const queryOf = (address: string): URLSearchParams =>
	new URLSearchParams(readInternalPath(address)?.rest ?? "");

/** The word in the address of an unlisted event; null = there is none. [DEC-118] */
export const secretOf = (address: string): string | null => queryOf(address).get("secret");

/** Whether an address is an unlisted event's, which opens with its secret only. [DEC-118] */
export const isSecretPage = (address: string): boolean =>
	/^\/events\/\d+\?/.test(address) && secretOf(address) !== null;

/** Where a partner's link '/?link={path}' leads, when that is a page of ours. [DEC-118] */
export function partnerDestination(address: string): string | null {
	if (!address.startsWith(`${homeRoute}?`)) return null;
	const target = returnTarget(queryOf(address).get("link"));
	return target === homeRoute ? null : target;
}

/** A login that had nowhere to return to. [DEC-030, DEC-118] */
export const cameFromLoginOnly = (left: string | null, address: string): boolean =>
	address === homeRoute && (left?.startsWith(loginRoute) ?? false);
