import { isUnder, readInternalPath } from "./internalPath.ts";

const shopping = ["/search", "/products", "/accom", "/booking", "/events", "/theme"];

/** Whether the page is about stays; after subscribing, a new member returns to such a page. [DEC-118] */
export function isShoppingPage(path: string): boolean {
	const internal = readInternalPath(path);
	return internal !== null && shopping.some((segment) => isUnder(internal.pathname, segment));
}
