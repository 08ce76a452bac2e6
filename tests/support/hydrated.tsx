import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";

/** A screen as server-rendered HTML, and the same page after hydration. */
export interface Hydrated extends RenderResult {
	/** The server's markup. */
	readonly html: string;
	/** What hydration reported as wrong; must stay empty. */
	readonly problems: readonly unknown[];
}

/** Renders a screen on the server and hydrates it; `make` gives each side its own page state, as in two processes. */
export function hydrated(make: () => AppState, screen: () => ReactNode, path = "/"): Hydrated {
	const page = () => (
		<AppProvider value={make()}>
			<MemoryRouter initialEntries={[path]}>{screen()}</MemoryRouter>
		</AppProvider>
	);
	const html = renderToString(page());
	const container = document.createElement("div");
	document.body.append(container);
	// Titles and metas belong to the head, where a real page has them.
	container.innerHTML = html.replaceAll(/<title>.*?<\/title>|<meta [^>]*>/g, "");
	const problems: unknown[] = [];
	const result = render(page(), {
		container,
		hydrate: true,
		onRecoverableError: (error) => problems.push(error),
	} as Parameters<typeof render>[1]);
	return { ...result, html, problems };
}
