import { isUnder, readInternalPath } from "./internalPath.ts";

const shopping = ["/search", "/products", "/accom", "/booking", "/events", "/theme"];

/** Whether a visit to this page was about a stay: the pages a new member goes back to after subscribing. [DEC-118] */
export function isShoppingPage(path: string): boolean {
	const internal = readInternalPath(path);
	return internal !== null && shopping.some((segment) => isUnder(internal.pathname, segment));
}
