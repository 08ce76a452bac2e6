import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { addresses } from "#domain/navigation/addresses.ts";
import { appContext } from "./AppState.ts";

/** A stay's number in an address; anything else is an unknown page. */
export function readStayId(text: string | undefined): number {
	const id = /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
	if (id === null) throw data(null, { status: 404 });
	return id;
}

/** Sends a browser from the web view's address of a stay to its own, query kept, however the address is spelled (DEC-014). */
export function keepToOwnAddress(
	{ params, request, context }: LoaderFunctionArgs,
	own: (typeof addresses)["stay" | "options"],
): void {
	if (context.get(appContext).environment.surface === "webview") return;
	throw redirect(own.to(params.idx ?? "") + new URL(request.url).search);
}
