import { type LoaderFunctionArgs, redirect } from "react-router";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { appContext } from "./AppState.ts";

/** Loader of a members' screen: a visitor is sent to log in and comes back here (ROUTE-06, DEC-029, DEC-030). */
export function requireMember({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">): void {
	if (context.get(appContext).session.signedIn) return;
	const url = new URL(request.url);
	throw redirect(loginPath(url.pathname + url.search));
}
