import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";

/** Renders an element whose props are varied by the rows of a table. */
// biome-ignore lint/suspicious/noExplicitAny: each row is of another component
export type Drawn = ReactElement<any>;

/** Returns an element's markup, with classes named as in its style sheet. */
export const markup = (element: ReactElement): string =>
	renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>).replace(
		/\b_(\w+?)_[0-9a-f]{6}\b/g,
		"$1",
	);

/** The classes of the outermost element. */
export const rootClass = (html: string): string | undefined => /^<[^>]*? class="([^"]*)"/.exec(html)?.[1];

/** Everything except the classes of the outermost element. */
export const besides = (html: string): string => html.replace(/ class="[^"]*"/, "");
