import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { SharedWishesScreen } from "./SharedWishesScreen.tsx";
import type { SharedWishesSnapshot } from "./SharedWishesViewModel.ts";

/** Only reads the address; the list is loaded by the page. */
export function loader({ params, context }: LoaderFunctionArgs): SharedWishesSnapshot {
	const { environment, searchSection } = context.get(appContext);
	const { today } = environment;
	return {
		token: params.token ?? "",
		condition: searchSection.condition ?? readSearchQuery(() => null, today, defaultDates(today)),
	};
}

export const shouldRevalidate = () => false;

export function Component() {
	return <SharedWishesScreen snapshot={useLoaderData<SharedWishesSnapshot>()} />;
}
