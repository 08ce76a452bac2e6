import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { SharedWishesScreen } from "./SharedWishesScreen.tsx";
import type { SharedWishesSnapshot } from "./SharedWishesViewModel.ts";

/**
 * Only reads the address; the list is loaded by the page.
 * @throws A 404 response for an address that no list can have, such as one cut off by a messenger.
 */
export function loader({ params, context }: LoaderFunctionArgs): SharedWishesSnapshot {
	const { token = "" } = params;
	if (!/^[\w-]{22}$/.test(token)) throw data(null, { status: 404 });
	const { environment, searchSection } = context.get(appContext);
	const { today } = environment;
	return {
		token,
		condition: searchSection.condition ?? readSearchQuery(() => null, today, defaultDates(today)),
	};
}

export const shouldRevalidate = () => false;

export function Component() {
	return <SharedWishesScreen snapshot={useLoaderData<SharedWishesSnapshot>()} />;
}
