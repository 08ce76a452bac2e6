import "@vitejs/plugin-react/preamble";
import "#ui/app/trust.ts";
import { configure } from "mobx";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { invariant } from "#domain/shared/invariant.ts";
import { AppProvider, AppState, appContext } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";
import { recordFailedImports } from "#ui/app/failedImports.ts";
import { whenIdle } from "#ui/app/later.ts";
import { keepLayerHistory, leaveLayers } from "#ui/components/layerHistory.ts";
import { routesOf } from "#ui/routes.ts";
import { Document } from "#ui/screens/root/Document.tsx";
import { FirstCalls } from "./FirstCalls.ts";
import { isOldPage } from "./isOldPage.ts";
import { lazyUse } from "./lazyUse.ts";
import { readPageData } from "./pageData.ts";
import { takeOverInput } from "./takeOverInput.ts";

declare global {
	interface Window {
		/** Read by the browser tests: hydration errors, whether hydration has run, and whether the work after it has started. */
		__hydrationErrors?: string[];
		__hydrated?: boolean;
		__accompanied?: boolean;
	}
}

configure({ enforceActions: "always" });
recordFailedImports();

const { data: hydrationData, screen } = readPageData(document);
const environment = hydrationData?.loaderData?.root as Environment | undefined;
invariant(environment, "the document carries no environment");
if (isOldPage(environment.now)) location.reload();
const routes = routesOf(async () => (await import("./late.ts")).screens);
const calls = new FirstCalls();
const app: AppState = new AppState(
	environment,
	lazyUse(async () => {
		const { browserUse } = await import("./late.ts");
		return browserUse(app);
	}, calls),
);

// The first page's lazy screen must be loaded before hydration; otherwise React would render a fallback. The document contains its address,
// because the table of all screens is loaded later.
await Promise.all(
	(matchRoutes(routes, location) ?? []).map(async ({ route }) => {
		if (typeof route.lazy !== "function") return;
		const loaded: object = await (screen ? import(/* @vite-ignore */ screen) : route.lazy());
		Object.assign(route, loaded, { lazy: undefined });
	}),
);
const { router } = keepLayerHistory(() =>
	createBrowserRouter(routes, {
		...(hydrationData ? { hydrationData } : {}),
		getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
	}),
);
app.navigation.attach(router, leaveLayers);

/** Marks the page as hydrated. Effects run from the innermost component outwards, so all others have run by then. */
function HydrationMarker({ children }: { readonly children: ReactNode }) {
	useEffect(() => {
		takeOverInput(document);
		window.__hydrated = true;
		document.documentElement.dataset.alive = "";
	}, []);
	return children;
}

window.__hydrationErrors = [];
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydrationMarker>
				<AppProvider value={app}>
					<Document environment={environment}>
						<RouterProvider router={router} />
					</Document>
				</AppProvider>
			</HydrationMarker>
		</StrictMode>,
		{ onRecoverableError: (error) => window.__hydrationErrors?.push(String(error)) },
	);
});

whenIdle(() => void import("./late.ts").then(({ afterHydration }) => afterHydration(app, calls)));
