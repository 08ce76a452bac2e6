import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { themeCopy } from "#copy/theme.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { readId } from "#ui/app/readId.ts";
import { revalidateOnPathChange } from "#ui/app/revalidation.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { ThemeScreen } from "./ThemeScreen.tsx";
import type { ThemeSnapshot } from "./ThemeViewModel.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ label: themeCopy.title, right: ["share", "home"] }),
};

/**
 * Loads a theme and its stays in parallel (DEC-024, DEC-184).
 * @throws A 404 response for an unknown theme.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<ThemeSnapshot> {
	const id = readId(params.id);
	const { use, environment, searchSection } = context.get(appContext);
	const { searchParams } = new URL(request.url);
	const { today } = environment;
	const isSearched = searchParams.has("checkInDate");
	const named = readSearchQuery((key) => searchParams.get(key), today, defaultDates(today));
	const condition = isSearched ? named : (searchSection.condition ?? named);
	const answer = await use(useCases.viewTheme).execute({ id, condition }, { signal: request.signal });
	if (!answer.ok) throw data(null, { status: answer.error.kind === "notFound" ? 404 : 503 });
	return { ...answer.value, condition, isSearched };
}

/** The screen reloads its data itself when dates or guests change. */
export const shouldRevalidate = revalidateOnPathChange;

export function Component() {
	return <ThemeScreen snapshot={useLoaderData<ThemeSnapshot>()} />;
}
