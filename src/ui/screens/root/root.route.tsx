import { type LoaderFunctionArgs, Outlet } from "react-router";
import { appContext } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";
import "#ui/styles/global.css";
import { AppShell } from "./AppShell.tsx";

export { RootBoundary } from "./RootBoundary.tsx";

/** Server and browser agree on the page's environment through this answer. */
export function rootLoader({ context }: LoaderFunctionArgs): Environment {
	return context.get(appContext).environment;
}

/** What every route stands in (ROUTE-27). */
export const RootLayout = () => (
	<AppShell>
		<Outlet />
	</AppShell>
);
