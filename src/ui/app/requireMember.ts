import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { appContext } from "./AppState.ts";

/** What a members' screen throws where somebody is signed in and nobody could be asked who. */
export const unreachedMember = "unreached member";

/**
 * Loader of a members' screen: a visitor is sent to log in and comes back here (ROUTE-06, DEC-029, DEC-030). A member nobody
 * could be asked about is no visitor, and is offered another try instead (DEC-186).
 */
export function requireMember({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">): void {
	const { session } = context.get(appContext);
	if (session.signedIn) return;
	if (session.isUnreached) throw data(unreachedMember, { status: 503 });
	const url = new URL(request.url);
	throw redirect(loginPath(url.pathname + url.search));
}
