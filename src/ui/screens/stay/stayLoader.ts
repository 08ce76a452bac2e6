import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { useCases } from "#application/tokens.ts";
import { stayRoute } from "#domain/navigation/webViewPath.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import type { StaySnapshot } from "./StayViewModel.ts";

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

/** The stay and its plans, asked for at once; an unknown stay is an unknown page (ROUTE-03, DEC-184). */
export async function loadStay({ params, request, context }: LoaderFunctionArgs): Promise<StaySnapshot> {
	const stayId = readStayId(params.idx);
	const { use, environment } = context.get(appContext);
	const { searchParams } = new URL(request.url);
	const { today, crawler } = environment;
	const condition = readSearchQuery((key) => searchParams.get(key), today, defaultDates(today));
	const options = { signal: request.signal };
	const [detail, offers, event, surroundings] = await Promise.all([
		use(useCases.viewStay).execute({ stayId, condition }, options),
		use(useCases.listOffers).execute({ stayId, condition }, options),
		use(useCases.viewStayEvent).execute(stayId, options),
		crawler
			? use(useCases.listSurroundings).execute({ stayId, checkIn: condition.checkInDate }, options)
			: null,
	]);
	if (!detail.ok && detail.error.kind === "notFound") throw data(null, { status: 404 });
	return {
		stayId,
		condition,
		isSearched: searchParams.has("checkInDate"),
		detail: detail.ok ? detail.value : null,
		offers: offers.ok ? offers.value : null,
		event,
		surroundings,
	};
}
