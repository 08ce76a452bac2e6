import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";

export interface HydratedScreen {
	/** The HTML that the server sent. */
	readonly html: string;
	readonly container: HTMLElement;
	/** Hydration errors and warnings. */
	readonly complaints: readonly unknown[];
}

/** Takes a screen through a page's life: rendered to HTML on the server, then hydrated in the browser. */
export async function hydratedScreen(
	app: AppState,
	path: string,
	element: ReactNode,
): Promise<HydratedScreen> {
	const routes = [{ path: "*", element }];
	const tree = () => (
		<AppProvider value={app}>
			<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
		</AppProvider>
	);
	let html = renderToString(tree());
	// Lazy parts leave a placeholder until they are loaded: a server has them by its second page.
	for (let tries = 0; html.includes("<!--$!-->") && tries < 100; tries += 1) {
		await new Promise((go) => setTimeout(go, 20));
		html = renderToString(tree());
	}
	const container = document.createElement("div");
	container.innerHTML = html;
	document.body.append(container);
	const complaints: unknown[] = [];
	const root = await act(async () =>
		hydrateRoot(container, tree(), { onRecoverableError: (error) => complaints.push(error) }),
	);
	onTestFinished(async () => {
		await act(async () => root.unmount());
		container.remove();
	});
	return { html, container, complaints };
}
