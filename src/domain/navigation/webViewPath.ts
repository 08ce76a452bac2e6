import { isUnder, readInternalPath } from "./internalPath.ts";

const stayRoute = "/products";
const webViewStayRoute = "/accom";

/**
 * Returns the path to push inside a web view, where stays are at /accom; query and fragment are kept. A path that only resembles a stay's
 * ('/products-sale', '//products', '/products/../login') is left unchanged. [ROUTE-05, DEC-014]
 */
export function webViewPath(path: string): string {
	const internal = readInternalPath(path);
	const isStay =
		internal !== null &&
		isUnder(internal.pathname, stayRoute) &&
		isUnder(path.replace(/[?#].*/s, ""), stayRoute);
	return isStay ? `${webViewStayRoute}${path.slice(stayRoute.length)}` : path;
}
