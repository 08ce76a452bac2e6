import { type LoaderFunctionArgs, redirect } from "react-router";
import type { addresses } from "#domain/navigation/addresses.ts";
import { appContext } from "./AppState.ts";

/**
 * Redirects a browser from the web-view address of a stay to the regular one, in any spelling and with its query (DEC-014).
 * @throws The redirect, unless the page runs in the web view.
 */
export function keepToOwnAddress(
	{ params, request, context }: LoaderFunctionArgs,
	own: (typeof addresses)["stay" | "options"],
): void {
	if (context.get(appContext).environment.surface === "webview") return;
	throw redirect(own.to(params.idx ?? "") + new URL(request.url).search);
}
