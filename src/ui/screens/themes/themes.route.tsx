import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { useCases } from "#application/tokens.ts";
import type { Theme } from "#domain/content/Theme.ts";
import { appContext } from "#ui/app/AppState.ts";
import { ThemesScreen } from "./ThemesScreen.tsx";

export async function loader({
	context,
	request: { signal },
}: LoaderFunctionArgs): Promise<{ readonly themes: readonly Theme[] | null }> {
	const answer = await context.get(appContext).use(useCases.listThemes).execute({ signal });
	return { themes: answer.ok ? answer.value : null };
}

export function Component() {
	const { themes } = useLoaderData<typeof loader>();
	const { revalidate, state } = useRevalidator();
	return <ThemesScreen themes={themes} isBusy={state === "loading"} onRetry={() => void revalidate()} />;
}
