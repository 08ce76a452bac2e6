import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";

/** A screen as the server sends it, and the same page once it is alive. */
export interface Hydrated extends RenderResult {
	/** The server's markup. */
	readonly html: string;
	/** What the browser found wrong with it: must stay empty. */
	readonly problems: readonly unknown[];
}

/** Renders a screen on the server and hydrates it: `make` gives each side a page state of its own, as two processes have. */
export function hydrated(make: () => AppState, screen: () => ReactNode, path = "/"): Hydrated {
	const page = () => (
		<AppProvider value={make()}>
			<MemoryRouter initialEntries={[path]}>{screen()}</MemoryRouter>
		</AppProvider>
	);
	const html = renderToString(page());
	const container = document.createElement("div");
	document.body.append(container);
	// Titles and metas belong to the head, where the document of a real page has them.
	container.innerHTML = html.replaceAll(/<title>.*?<\/title>|<meta [^>]*>/g, "");
	const problems: unknown[] = [];
	const result = render(page(), {
		container,
		hydrate: true,
		onRecoverableError: (error) => problems.push(error),
	} as Parameters<typeof render>[1]);
	return { ...result, html, problems };
}
