/** A place inside this application: a pathname and whatever follows it (query and fragment, with their marks). */
export interface InternalPath {
	readonly pathname: string;
	readonly rest: string;
}

const origin = "http://own.invalid";

// white space of any kind, and control characters
const unsafe = /[\s\p{Cc}\\]/u;

/**
 * Reads a path of our own, dot segments resolved as a browser would. Null for anything that could lead elsewhere: another
 * scheme or host, a second leading slash even after resolving, a backslash, white space or a control character.
 */
export function readInternalPath(path: unknown): InternalPath | null {
	if (typeof path !== "string" || !/^\/(?!\/)/.test(path) || unsafe.test(path)) return null;
	const url = new URL(path, origin);
	if (url.pathname.startsWith("//")) return null;
	return { pathname: url.pathname, rest: `${url.search}${url.hash}` };
}

/** Whether the path is the segment or lies below it: '/products' and '/products/1', not '/products-sale'. */
export const isUnder = (pathname: string, segment: string): boolean =>
	pathname === segment || pathname.startsWith(`${segment}/`);
