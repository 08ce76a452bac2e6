import { type LoaderFunctionArgs, replace, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { noFilter } from "#domain/search/StayResults.ts";
import { readSearchQuery, searchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { SearchScreen } from "./SearchScreen.tsx";
import type { SearchSnapshot } from "./SearchViewModel.ts";

/** Repairs the query, puts the repaired one in its place, and answers with the first page (ROUTE-02, DEC-042, DEC-043). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SearchSnapshot> {
	const { use, environment } = context.get(appContext);
	const url = new URL(request.url);
	const { today } = environment;
	const condition = readSearchQuery((key) => url.searchParams.get(key), today, defaultDates(today));
	const query = searchQuery(condition);
	if (url.search !== `?${query}`) throw replace(`/search?${query}`);
	const first = await use(useCases.searchStays).execute(
		{ condition, filter: noFilter, page: 1 },
		{ signal: request.signal },
	);
	return { condition, first: first.ok ? first.value : null };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.search !== nextUrl.search;

export function Component() {
	return <SearchScreen snapshot={useLoaderData<SearchSnapshot>()} />;
}
