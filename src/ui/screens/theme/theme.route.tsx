import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { onOtherPath } from "#ui/app/otherPage.ts";
import { ThemeScreen } from "./ThemeScreen.tsx";
import type { ThemeSnapshot } from "./ThemeViewModel.ts";

/** A theme and its stays, asked for at once; an unknown theme is an unknown page (DEC-024, DEC-184). */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<ThemeSnapshot> {
	const id = /^[1-9]\d{0,8}$/.test(params.id ?? "") ? Number(params.id) : null;
	if (id === null) throw data(null, { status: 404 });
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

/** The screen asks again by itself when dates or guests change. */
export const shouldRevalidate = onOtherPath;

export function Component() {
	return <ThemeScreen snapshot={useLoaderData<ThemeSnapshot>()} />;
}
