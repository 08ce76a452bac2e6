import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { compareCopy } from "#copy/compare.ts";
import { readComparison } from "#domain/compare/comparisonQuery.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { appContext } from "#ui/app/AppState.ts";
import { revalidateOnPathChange } from "#ui/app/revalidation.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { CompareScreen } from "./CompareScreen.tsx";
import type { CompareSnapshot } from "./CompareViewModel.ts";
import { loadColumns } from "./loadColumns.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ title: compareCopy.title, right: ["share", "home"] }),
};

/** Loads the stays in the address in parallel (DEC-187). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CompareSnapshot> {
	const { use, environment } = context.get(appContext);
	const { searchParams } = new URL(request.url);
	const { today } = environment;
	const choices = readComparison((key) => searchParams.get(key), today, defaultDates(today));
	return { ...choices, columns: await loadColumns(use, choices, { signal: request.signal }) };
}

/** The screen reloads its data itself when something is changed on it (CompareViewModel). */
export const shouldRevalidate = revalidateOnPathChange;

export function Component() {
	return <CompareScreen snapshot={useLoaderData<CompareSnapshot>()} />;
}
