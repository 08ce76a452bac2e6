import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { stayRoute } from "#domain/navigation/webViewPath.ts";
import { appContext } from "./AppState.ts";

/** A stay's number in an address; anything else is an unknown page. */
export function readStayId(text: string | undefined): number {
	const id = /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
	if (id === null) throw data(null, { status: 404 });
	return id;
}

/** Sends a browser from the web view's addresses of stays to its own, query kept (DEC-014). */
export function keepToOwnAddress({ request, context }: LoaderFunctionArgs): void {
	if (context.get(appContext).environment.surface === "webview") return;
	const { pathname, search } = new URL(request.url);
	throw redirect(pathname.replace(/^\/accom/, stayRoute) + search);
}
