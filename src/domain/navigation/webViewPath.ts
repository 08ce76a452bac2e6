import { isUnder, readInternalPath } from "./internalPath.ts";

const stayRoute = "/products";
const webViewStayRoute = "/accom";

/**
 * The path to push inside a web view: stays are at /accom there, query and fragment kept. A path that only looks like a
 * stay's ('/products-sale', '//products', '/products/../login') is left as it is. [ROUTE-05, DEC-014]
 */
export function webViewPath(path: string): string {
	const internal = readInternalPath(path);
	const isStay =
		internal !== null &&
		isUnder(internal.pathname, stayRoute) &&
		isUnder(path.replace(/[?#].*/s, ""), stayRoute);
	return isStay ? `${webViewStayRoute}${path.slice(stayRoute.length)}` : path;
}
