import { type LoaderFunctionArgs, replace, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { readPendingAction, withPendingAction } from "#domain/navigation/pendingAction.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { listQuery, readChoices } from "#domain/search/listChoices.ts";
import { readSearchQuery, searchKeys } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { onOtherPage } from "#ui/app/otherPage.ts";
import { SearchScreen } from "./SearchScreen.tsx";
import type { SearchSnapshot } from "./SearchViewModel.ts";

/**
 * Repairs the query, puts the repaired one in its place, and answers with the list as the address describes it, as far as it
 * was read (ROUTE-02, DEC-042, DEC-043, DEC-187).
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

/** The address with what was pressed before a login, which waits for its card (DEC-094); null where it needs no repair. */
function repairedAddress(search: string, address: string): string | null {
	const pending = readPendingAction(search);
	const wanted = pending ? withPendingAction(address, pending) : address;
	return `/search${search}` === wanted ? null : wanted;
}

/** Another choice is the screen's own affair; another condition is another list. */
export const shouldRevalidate = onOtherPage((current, next) =>
	searchKeys.some((key) => current.searchParams.get(key) !== next.searchParams.get(key)),
);

export function Component() {
	return <SearchScreen snapshot={useLoaderData<SearchSnapshot>()} />;
}
