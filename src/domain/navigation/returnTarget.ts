import { readInternalPath } from "./internalPath.ts";

export const loginRoute = "/login";
export const homeRoute = "/";

function decoded(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}

const isLogin = (pathname: string): boolean => decoded(pathname).toLowerCase().startsWith(loginRoute);

/** Returns where to go after the login: the given path if it is safe and not the login itself, otherwise the home page. [DEC-030] */
export function returnTarget(path: unknown): string {
	const internal = readInternalPath(path);
	return internal === null || isLogin(internal.pathname) || isLogin(String(path)) ? homeRoute : String(path);
}

/** Returns the same target in a form that a header can carry: characters such as Korean letters are percent-encoded. [DEC-030] */
export function returnAddress(path: unknown): string {
	const { pathname, search, hash } = new URL(returnTarget(path), "http://own.invalid");
	return pathname + search + hash;
}

/**
 * Returns the login URL that leads back to `path`; if `path` is itself a login page, it keeps that page's return target. [ROUTE-06,
 * UI-HEADER-03, DEC-030]
 */
export function loginPath(path: string): string {
	const internal = readInternalPath(path);
	if (internal !== null && isLogin(internal.pathname)) return loginStep(loginRoute, path);
	const target = returnTarget(path);
	return target === homeRoute && path !== homeRoute
		? loginRoute
		: `${loginRoute}?returnUrl=${encodeURIComponent(target.toWellFormed())}`;
}

/** Returns another page of the login flow, keeping the return target of `here`, a URL or its query. [DEC-030] */
export function loginStep(path: string, here: string): string {
	const returnUrl = new URLSearchParams(/^[^?#]*(\?[^#]*)/.exec(here)?.[1]).get("returnUrl");
	return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl.toWellFormed())}`;
}
