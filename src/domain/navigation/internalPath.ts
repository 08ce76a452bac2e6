/** A location inside this application: the pathname, and the query and fragment including their leading '?' and '#'. */
export interface InternalPath {
	readonly pathname: string;
	readonly rest: string;
}

const origin = "http://own.invalid";

// Any white space, control characters and backslashes.
const unsafe = /[\s\p{Cc}\\]/u;

/**
 * Parses a path within this application, resolving dot segments as a browser would. Null for anything that could lead elsewhere: another
 * scheme or host, a second leading slash even after resolving, a backslash, white space or a control character.
 */
export function readInternalPath(path: unknown): InternalPath | null {
	if (typeof path !== "string" || !/^\/(?!\/)/.test(path) || unsafe.test(path)) return null;
	const url = new URL(path, origin);
	if (url.pathname.startsWith("//")) return null;
	return { pathname: url.pathname, rest: `${url.search}${url.hash}` };
}

/** Whether the path equals the segment or is below it: '/products' and '/products/1', but not '/products-sale'. */
export const isUnder = (pathname: string, segment: string): boolean =>
	pathname === segment || pathname.startsWith(`${segment}/`);
