import { type LoaderFunctionArgs, replace, useLoaderData } from "react-router";
import { returnAddress } from "#domain/navigation/returnTarget.ts";
import { appContext } from "#ui/app/AppState.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { LoginScreen } from "./LoginScreen.tsx";

export const handle: ScreenHandle = { shell: innerShell({}) };

/** Redirects signed-in members; returns the return target for visitors (ROUTE-06, DEC-030). */
export function loader({ request, context }: LoaderFunctionArgs): { readonly returnUrl: string | null } {
	const returnUrl = new URL(request.url).searchParams.get("returnUrl");
	if (context.get(appContext).session.signedIn) throw replace(returnAddress(returnUrl ?? "/"));
	return { returnUrl };
}

export const shouldRevalidate = () => false;

export function Component() {
	return <LoginScreen snapshot={useLoaderData<{ readonly returnUrl: string | null }>()} />;
}
