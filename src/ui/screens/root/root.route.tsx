import { type LoaderFunctionArgs, Outlet } from "react-router";
import { appContext } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";
import "#ui/styles/global.css";
import { AppShell } from "./AppShell.tsx";

export { RootBoundary } from "./RootBoundary.tsx";

/** Loads the page's environment, the same on server and browser. */
export function rootLoader({ context }: LoaderFunctionArgs): Environment {
	return context.get(appContext).environment;
}

/** Layout around every route (ROUTE-27). */
export const RootLayout = () => (
	<AppShell>
		<Outlet />
	</AppShell>
);
