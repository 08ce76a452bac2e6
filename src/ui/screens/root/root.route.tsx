import { type LoaderFunctionArgs, Outlet, ScrollRestoration } from "react-router";
import { appContext } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";

export { RootBoundary } from "./RootBoundary.tsx";

/** Server and browser agree on the page's environment through this answer. */
export function rootLoader({ context }: LoaderFunctionArgs): Environment {
	return context.get(appContext).environment;
}

export function RootLayout() {
	return (
		<>
			<Outlet />
			<ScrollRestoration />
		</>
	);
}
