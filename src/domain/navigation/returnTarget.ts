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

/** Where to go after logging in: the given path when it is safe and not the login itself, else home. [DEC-030] */
export function returnTarget(path: unknown): string {
	const internal = readInternalPath(path);
	return internal === null || isLogin(internal.pathname) || isLogin(String(path)) ? homeRoute : String(path);
}

/** The same as a header can carry it: Korean letters in an address somebody typed are written in its own signs. [DEC-030] */
export function returnAddress(path: unknown): string {
	const { pathname, search, hash } = new URL(returnTarget(path), "http://own.invalid");
	return pathname + search + hash;
}

/** The login address that brings back to `path`; from a page of the login, to where that one leads. [ROUTE-06, UI-HEADER-03, DEC-030] */
export function loginPath(path: string): string {
	const internal = readInternalPath(path);
	if (internal !== null && isLogin(internal.pathname)) return loginStep(loginRoute, path);
	const target = returnTarget(path);
	return target === homeRoute && path !== homeRoute
		? loginRoute
		: `${loginRoute}?returnUrl=${encodeURIComponent(target.toWellFormed())}`;
}

/** Another page of the login, which leads to the same place in the end as `here`, an address or its query. [DEC-030] */
export function loginStep(path: string, here: string): string {
	const returnUrl = new URLSearchParams(/^[^?#]*(\?[^#]*)/.exec(here)?.[1]).get("returnUrl");
	return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl.toWellFormed())}`;
}
