import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { stayCopy } from "#copy/stay.ts";
import type { Deal } from "#ports/Deals.ts";
import { appContext } from "#ui/app/AppState.ts";
import { readId } from "#ui/app/readId.ts";
import { revalidateOn } from "#ui/app/revalidation.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { EventScreen } from "./EventScreen.tsx";

export const handle: ScreenHandle = {
	shell: innerShell({ label: stayCopy.event.label, right: ["share", "home"] }),
};

/**
 * Loads an event.
 * @throws A 404 if it is unknown, or unlisted and the address lacks its secret (DEC-025, DEC-118, DEC-184); a 503 on other failures.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Deal> {
	const id = readId(params.id);
	const secret = new URL(request.url).searchParams.get("secret");
	if ((secret ?? "").length > 64) throw data(null, { status: 404 });
	const answer = await context
		.get(appContext)
		.use(useCases.viewEvent)
		.execute({ id, secret }, { signal: request.signal });
	if (!answer.ok) throw data(null, { status: answer.error.kind === "notFound" ? 404 : 503 });
	return answer.value;
}

/** Ignores the removal of a pending action from the address. */
export const shouldRevalidate = revalidateOn(
	(current, next) =>
		current.pathname !== next.pathname ||
		current.searchParams.get("secret") !== next.searchParams.get("secret"),
);

export function Component() {
	return <EventScreen deal={useLoaderData<Deal>()} />;
}
