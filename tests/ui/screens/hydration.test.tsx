import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import {
	createMemoryRouter,
	createStaticHandler,
	createStaticRouter,
	matchRoutes,
	type RouteObject,
	RouterContextProvider,
	StaticRouterProvider,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { describe, expect, it, vi } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, type AppState, appContext } from "#ui/app/AppState.ts";
import { routesOf } from "#ui/routes.ts";
import { screens } from "#ui/screens.ts";

const routes = routesOf(async () => screens);

const handler = createStaticHandler(routes);
const member = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;
const contextOf = (app: AppState) => new RouterContextProvider(new Map([[appContext, app]]));

/** Every route, with a number or a name for each parameter. */
const addresses = (routes[0]?.children ?? []).map(({ id = "" }) =>
	id === "*" ? "/nothing" : `/${id.replace(/^\//, "").replace(":name", "terms").replace(/:\w+/g, "1")}`,
);

/** Returns the same routes with the code of a page's screen preloaded, as in the browser's entry. */
async function routesAt(path: string): Promise<RouteObject[]> {
	const matched = new Set((matchRoutes(routes, path) ?? []).map(({ route }) => route));
	const ready = async (route: RouteObject): Promise<RouteObject> => {
		const { lazy, ...rest } = route;
		if (typeof lazy !== "function" || !matched.has(route)) return route;
		return { ...rest, ...(await lazy()) } as RouteObject;
	};
	return Promise.all(
		routes.map(async (root) => ({ ...root, children: await Promise.all((root.children ?? []).map(ready)) })),
	) as Promise<RouteObject[]>;
}

/** Returns the browser's hydration complaints about a server-rendered page; null for a redirect. */
async function complaints(path: string, signedIn: boolean): Promise<readonly string[] | null> {
	const who = signedIn ? { signedIn, member } : {};
	const server = screenApp(who).app;
	const context = await handler.query(new Request(`http://localhost${path}`), {
		requestContext: contextOf(server),
	});
	if (context instanceof Response) return null;
	const container = document.createElement("div");
	container.innerHTML = renderToString(
		<AppProvider value={server}>
			<StaticRouterProvider
				router={createStaticRouter(handler.dataRoutes, context)}
				context={context}
				hydrate={false}
			/>
		</AppProvider>,
	);
	document.body.append(container);

	const said: string[] = [];
	const error = vi.spyOn(console, "error").mockImplementation((...words) => said.push(words.join(" ")));
	const { app } = screenApp(who);
	const { loaderData, actionData, errors } = context;
	const router = createMemoryRouter(await routesAt(path), {
		initialEntries: [path],
		hydrationData: { loaderData, actionData, errors },
		getContext: () => contextOf(app),
	});
	try {
		const root = await act(async () =>
			hydrateRoot(
				container,
				<AppProvider value={app}>
					<RouterProvider router={router} />
				</AppProvider>,
				{ onRecoverableError: (problem) => said.push(String(problem)) },
			),
		);
		await act(() => new Promise((settled) => setTimeout(settled, 5)));
		await act(async () => root.unmount());
	} finally {
		error.mockRestore();
		router.dispose();
		container.remove();
	}
	return said;
}

describe.each([
	["a visitor", false],
	["a member", true],
] as const)("the browser hydrates the server-rendered page of %s", (_who, signedIn) => {
	it.each(addresses)("without a complaint at %s [DEC-184]", async (path) => {
		expect((await complaints(path, signedIn)) ?? []).toEqual([]);
	});
});
