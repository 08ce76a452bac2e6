import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { addresses } from "#domain/navigation/addresses.ts";
import { appContext } from "./AppState.ts";

/**
 * Parses the stay id in an address.
 * @throws A 404 response if it is not a positive integer of at most nine digits.
 */
export function readStayId(text: string | undefined): number {
	const id = /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
	if (id === null) throw data(null, { status: 404 });
	return id;
}

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
