import { type LoaderFunctionArgs, replace, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { readPendingAction, withPendingAction } from "#domain/navigation/pendingAction.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { listQuery, readChoices } from "#domain/search/listChoices.ts";
import { readSearchQuery, searchKeys } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { revalidateOn } from "#ui/app/revalidation.ts";
import { SearchScreen } from "./SearchScreen.tsx";
import type { SearchSnapshot } from "./SearchViewModel.ts";

/**
 * Loads the list described by the address, with all pages read so far (ROUTE-02, DEC-042, DEC-043, DEC-187).
 * @throws A replacing redirect to the corrected address, if the query is invalid.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SearchSnapshot> {
	const { use, environment } = context.get(appContext);
	const url = new URL(request.url);
	const { today } = environment;
	const read = (key: string) => url.searchParams.get(key);
	const condition = readSearchQuery(read, today, defaultDates(today));
	const choices = readChoices(read);
	const query = listQuery(condition, choices);
	const repaired = repairedAddress(url.search, `/search?${query}`);
	if (repaired !== null) throw replace(repaired);
	const list = await use(useCases.searchStays).execute(
		{ condition, choices, from: 1, to: choices.pages },
		{ signal: request.signal },
	);
	return { condition, choices, list: list.ok ? list.value : null };
}

/** Returns the corrected address, which keeps an action pending from before a login for its card (DEC-094); null if no correction is needed. */
function repairedAddress(search: string, address: string): string | null {
	const pending = readPendingAction(search);
	const wanted = pending ? withPendingAction(address, pending) : address;
	return `/search${search}` === wanted ? null : wanted;
}

/** Reloads for another condition only; choices are handled by the screen itself. */
export const shouldRevalidate = revalidateOn((current, next) =>
	searchKeys.some((key) => current.searchParams.get(key) !== next.searchParams.get(key)),
);

export function Component() {
	return <SearchScreen snapshot={useLoaderData<SearchSnapshot>()} />;
}
