import { data, type LoaderFunctionArgs, redirect, replace } from "react-router";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { appContext } from "./AppState.ts";

/** Thrown by a members' screen if a session exists but its member could not be looked up. */
export const memberUnavailable = "unreached member";

/**
 * Loader guard of members' screens: redirects a visitor without a session to the login, with a way back (ROUTE-06, DEC-029, DEC-030). If
 * the member could not be looked up, it offers a retry instead (DEC-186).
 * @throws A redirect to the login, or a 503 with `memberUnavailable`.
 */
export function requireMember({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">): null {
	const { session, navigation } = context.get(appContext);
	if (session.signedIn) return null;
	if (session.isMemberUnknown) throw data(memberUnavailable, { status: 503 });
	const url = new URL(request.url);
	const path = url.pathname + url.search;
	// Above a page that Back leads to, the login could never be left by Back: that page would lead to it again.
	throw (navigation.isInAddressBar(path) ? replace : redirect)(loginPath(path));
}
