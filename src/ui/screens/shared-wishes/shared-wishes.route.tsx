import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { wishesCopy } from "#copy/wishes.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { revalidateOnPathChange } from "#ui/app/revalidation.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { SharedWishesScreen } from "./SharedWishesScreen.tsx";
import type { SharedWishesSnapshot } from "./SharedWishesViewModel.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ label: wishesCopy.shared.title }),
	callsAtOnce: true,
};

/**
 * Only reads the address; the list is loaded by the page.
 * @throws A 404 response for an address that no list can have, such as one cut off by a messenger.
 */
export function loader({ params, request, context }: LoaderFunctionArgs): SharedWishesSnapshot {
	const { token = "" } = params;
	if (!/^[\w-]{22}$/.test(token)) throw data(null, { status: 404 });
	const { environment, searchSection } = context.get(appContext);
	const { searchParams } = new URL(request.url);
	const { today } = environment;
	const named = readSearchQuery((key) => searchParams.get(key), today, defaultDates(today));
	return { token, condition: searchParams.has("checkInDate") ? named : (searchSection.condition ?? named) };
}

/** The screen reloads its list itself when dates or guests change. */
export const shouldRevalidate = revalidateOnPathChange;

export function Component() {
	return <SharedWishesScreen snapshot={useLoaderData<SharedWishesSnapshot>()} />;
}
